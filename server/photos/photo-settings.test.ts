import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { preparePhotoFolder } from './photo-settings.ts';

const BUCKET = {
  PHOTO_STORE_URL: 'https://s3.example.com/photos',
  PHOTO_STORE_KEY_ID: 'key',
  PHOTO_STORE_SECRET: 'secret',
};

it('takes a whole bucket, and refuses half of one, or a folder beside it', () => {
  expect(readConfig(BUCKET)).toMatchObject(BUCKET);
  expect(() => readConfig({ ...BUCKET, PHOTO_STORE_SECRET: '' })).toThrow('need each other');
  expect(() => readConfig({ PHOTO_STORE_KEY_ID: 'key' })).toThrow('need each other');
  expect(() => readConfig({ ...BUCKET, PHOTO_DIR: '/srv/photos' })).toThrow('not both');
});

it.each([
  ['PHOTO_STORE_URL', 's3.example.com/photos'],
  ['PHOTO_STORE_URL', 's3://photos'],
  ['PHOTO_STORE_URL', 'https://s3.example.com'],
  ['PHOTO_STORE_URL', 'https://key:secret@s3.example.com/photos'],
  ['PHOTO_STORE_URL', 'https://s3.example.com/photos?region=x'],
  ['PHOTO_STORE_REGION', 'The east'],
  ['PHOTO_STORE_ALLOW_PRIVATE', 'yes'],
])('refuses %s=%s by its name', (name, value) => {
  expect(() => readConfig({ ...BUCKET, [name]: value })).toThrow(name);
});

it.each([
  ['http://127.0.0.1:9000/photos', true],
  ['http://[::1]:9000/photos', true],
  ['http://10.0.0.5/photos', true],
  ['http://minio:9000/photos', true],
  ['http://s3.example.com/photos', false],
  ['http://8.8.8.8/photos', false],
])('without TLS lets photos go to %s: %s', (url, isAllowed) => {
  const settings = { ...BUCKET, PHOTO_STORE_URL: url };
  expect(() => readConfig(settings)).toThrow('must be https');
  const read = () => readConfig({ ...settings, PHOTO_STORE_ALLOW_PRIVATE: 'true' });
  if (isAllowed) expect(read().PHOTO_STORE_URL).toBe(url);
  else expect(read).toThrow('must be https');
});

it('refuses to start with a folder that cannot be made', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const unusable = readConfig({ PHOTO_DIR: path.join(file, 'photos') });
  await expect(preparePhotoFolder(unusable)).rejects.toThrow('Check PHOTO_DIR');
  rmSync(folder, { recursive: true });
});
