import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadPage } from '../../app/content/page.server.ts';
import { describePicture } from '../../app/content/pictures.server.ts';
import { loadPractice } from '../../app/content/practice.server.ts';
import { SOCIAL_IMAGE_SIZE, socialImagePath } from '../../app/seo/social-image.ts';
import { PAGES } from '../../app/url-map.ts';
import { BUILD_FOLDER } from './paths.ts';

/** Legal texts and framed forms have no picture of their own. */
const PICTURE_WITHOUT_PAGE = 'lounge';

/** Writes each page's social-preview image, cut from the page's own picture. */
export async function writeSocialImages(): Promise<void> {
  await mkdir(join(BUILD_FOLDER, 'social'), { recursive: true });
  for (const file of new Set(PAGES.map((page) => page.file))) {
    const picture = await describePicture(`app/pages/${file}`, pictureOf(file));
    await sharp(picture.path)
      .resize({ ...SOCIAL_IMAGE_SIZE, fit: 'cover', position: 'attention' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(join(BUILD_FOLDER, socialImagePath(file)));
  }
}

function pictureOf(file: string): string {
  const slug = file.replace(/\.tsx$/, '');
  if (slug.startsWith('legal-') || slug.startsWith('embed-')) return PICTURE_WITHOUT_PAGE;
  return loadPage(slug, loadPractice()).picture;
}
