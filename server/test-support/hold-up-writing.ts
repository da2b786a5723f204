import { open } from 'node:fs/promises';

/*
 * Imported before a command that a test kills: what that writes to a file stops half-way, and it waits there. So the test knows where the kill
 * meets it.
 */

const HELD_UP_MS = 60_000;

const handle = await open(import.meta.filename);
const prototype: { writeFile: (content: string) => Promise<void> } = Object.getPrototypeOf(handle);
await handle.close();
const { writeFile } = prototype;
prototype.writeFile = async function writeHalf(content) {
  await writeFile.call(this, content.slice(0, content.length / 2));
  await new Promise((resolve) => setTimeout(resolve, HELD_UP_MS));
};
