import type { buildApp } from './app.ts';
import type { ServerConfig } from './config.ts';
import { StartupError } from './startup-error.ts';

/**
 * Takes visitors, and says where.
 *
 * @throws StartupError where the address cannot be had, with what to do
 */
export async function listen(
  app: Awaited<ReturnType<typeof buildApp>>,
  config: Pick<ServerConfig, 'HOST' | 'PORT'>,
): Promise<void> {
  try {
    // The default text names the machine's addresses.
    await app.listen({
      port: config.PORT,
      host: config.HOST,
      listenTextResolver: () => 'listening',
    });
  } catch (error) {
    await app.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${config.PORT} is taken. Stop the other program, or set PORT to a free one.`,
      );
    }
    if (code === 'EACCES')
      throw new StartupError(`Port ${config.PORT} needs more rights. Set PORT to 1024 or above.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(
        `HOST ${config.HOST} is no address of this machine. Set HOST to 0.0.0.0 or 127.0.0.1.`,
      );
    }
    throw error;
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.PORT;
  process.stdout.write(`Impressions is served at http://localhost:${port}\n`);
}
