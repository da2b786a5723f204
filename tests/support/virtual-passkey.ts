import type { CDPSession, Page } from '@playwright/test';

/** Gives a page a platform's lock that verifies its owner and can keep a key (WebAuthn's PRF extension). */
export async function addVirtualPasskey(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

/** The next time that a passkey is asked for, its owner does not touch it, and the browser gives up after a moment. */
export async function refusePasskeyOnce(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { credentials } = navigator;
    const asked = credentials.get.bind(credentials);
    const waitedMs = 300;
    credentials.get = async () => {
      credentials.get = asked;
      await new Promise((resolve) => setTimeout(resolve, waitedMs));
      throw new DOMException('The operation timed out or was not allowed.', 'NotAllowedError');
    };
  });
}
