import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadLegal } from '../../app/content/legal.server.ts';
import { loadPage } from '../../app/content/page.server.ts';
import { describePicture } from '../../app/content/pictures.server.ts';
import { loadPractice } from '../../app/content/practice.server.ts';
import { socialImagePath } from '../../app/seo/social-image.ts';
import { PAGES, type PageRoute } from '../../app/url-map.ts';
import { BUILD_FOLDER } from './paths.ts';
import { drawSocialImage } from './social/draw-social-image.ts';
import type { Title } from './social/fit-title.ts';

/** Legal texts and framed forms have no picture of their own. */
const PICTURE_WITHOUT_PAGE = 'lounge';
const LEGAL_PREFIX = '/legal/';

const practice = loadPractice();

/** Writes each page's social-preview image: its heading beside its picture. */
export async function writeSocialImages(): Promise<void> {
  await Promise.all(
    PAGES.filter(isFirstOfItsFile).map(async (page) => {
      const { title, pictureName } = wordsOf(page);
      const picture = await describePicture(`app/pages/${page.file}`, pictureName);
      const image = await drawSocialImage({ title, siteName: practice.name, picture });
      const target = join(BUILD_FOLDER, socialImagePath(page.file));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, image);
    }),
  );
}

function isFirstOfItsFile({ file }: PageRoute, index: number): boolean {
  return PAGES.findIndex((other) => other.file === file) === index;
}

/** What a page's preview says and shows. */
export function wordsOf({ path, file, embed }: PageRoute): { title: Title; pictureName: string } {
  if (path.startsWith(LEGAL_PREFIX)) {
    const { heading } = loadLegal(path.slice(LEGAL_PREFIX.length), practice);
    return { title: { heading }, pictureName: PICTURE_WITHOUT_PAGE };
  }
  // A framed form is never shared: it has the site's own words.
  const page = loadPage(embed ? 'home' : file.replace(/\.tsx$/, ''), practice);
  return {
    title: { heading: page.heading, emphasis: page.headingEmphasis },
    pictureName: embed ? PICTURE_WITHOUT_PAGE : page.picture.pictureName,
  };
}
