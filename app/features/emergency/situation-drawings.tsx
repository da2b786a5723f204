import type { ReactNode } from 'react';

/* Drawn by hand, in the line of the practice's other drawings; what a drawing shows stands in words beside it. */

/** What may have happened, by the id of its situation (content/pages/emergency.yaml). */
export const SITUATION_DRAWINGS: Readonly<Record<string, ReactNode>> = {
  'knocked-out-tooth': (
    <>
      <path
        className="drawn-gum"
        d="M6 66C14 62 22 63 28 64C31 65 32 72 34 80C36 88 42 88 44 80C46 72 47 65 50 64C58 62 66 63 94 66V94H6Z"
        stroke="none"
      />
      <path d="M6 66C14 62 22 63 28 64C31 65 32 72 34 80C36 88 42 88 44 80C46 72 47 65 50 64C60 62 76 63 94 66" />
      <path
        className="drawn-thin drawn-dashed"
        d="M30 62C28 48 28 40 30 33C35 30 43 30 48 33C50 40 50 48 48 62"
      />
      <g transform="translate(70 31) rotate(38)">
        <path
          className="drawn-white"
          d="M-10 -22C-4 -25 4 -25 10 -22C12 -13 11 -5 8.6 1C7.4 12 4 26 0 29C-4 26 -7.4 12 -8.6 1C-11 -5 -12 -13 -10 -22Z"
        />
        <path className="drawn-thin" d="M-8.6 1C-4 -3 4 -3 8.6 1" />
        <path className="drawn-gold drawn-thin" d="M0 24V8" />
      </g>
    </>
  ),
  'broken-or-moved-tooth': (
    <>
      <path
        className="drawn-gum"
        stroke="none"
        d="M8 30C20 42 30 40 34 34H66C70 40 80 42 92 30V8H8Z"
      />
      <path className="drawn-thin" d="M8 30C20 42 30 40 34 34M66 34C70 40 80 42 92 30" />
      <path
        className="drawn-white"
        d="M34 34C31 50 30 62 32 74L40 68L44 78L53 63L60 69L69 52C68.6 45 67.6 39 66 34C56 28 44 28 34 34Z"
      />
      <path className="drawn-white" d="M40 89L47 93L64 91C69 90 71 84 71.6 70L64 82L56 77L48 91" />
      <path
        className="drawn-thin drawn-dashed"
        d="M4 36C4 54 6 66 10 74C18 78 24 76 27 72C29 60 28 48 25 39M96 36C96 54 94 66 90 74C84 77 80 76 77 73"
      />
    </>
  ),
  swelling: (
    <>
      <path
        className="drawn-white"
        d="M30 10C22 16 19 26 20 34L13 47C12 50 14 51 18 51.5L17 57L21 60L18 64C19 69 23 70 27 70L27 78C28 86 36 88 46 86L52 94M74 10C86 18 88 40 80 54C76 62 76 76 80 94"
      />
      <path
        className="drawn-gum"
        d="M40 58C50 52 64 54 67 64C69 74 60 82 48 81C40 80 35 73 36 66C36 62 38 59.6 40 58Z"
      />
      <path className="drawn-red" d="M40 58C50 52 64 54 67 64C69 74 60 82 48 81" />
      <path
        className="drawn-thin"
        d="M28 36C31 34 34 34 37 36M66 40C70 38 74 42 72 47C71 51 68 53 66 52"
      />
    </>
  ),
  bleeding: (
    <>
      <path
        className="drawn-gum"
        stroke="none"
        d="M4 58C12 52 16 52 20 56C26 62 32 60 36 56C42 66 54 66 62 56C66 60 74 62 80 56C84 52 90 52 96 58V90H4Z"
      />
      <path
        className="drawn-white"
        d="M20 56C14 44 14 30 18 20C26 15 34 16 38 22C41 34 40 46 36 56C32 60 26 62 20 56ZM62 56C58 46 57 34 60 22C65 16 74 15 82 20C86 30 86 44 80 56C74 62 66 60 62 56Z"
      />
      <path d="M4 58C12 52 16 52 20 56M36 56C42 66 54 66 62 56M80 56C84 52 90 52 96 58" />
      <path
        className="drawn-blood"
        d="M49 66C54 74 57 78 57 83A8 8 0 0 1 41 83C41 78 44 74 49 66Z"
      />
      <path className="drawn-gold" d="M40 40H58V52C58 56 40 56 40 52ZM40 45H58M40 49H58" />
    </>
  ),
  pain: (
    <>
      <path
        className="drawn-white"
        d="M28 16C36 10 42 16 50 16S64 10 72 16C80 24 79 38 73 47C74 62 70 84 64 87C57 88 60 62 50 61S43 88 36 87C30 84 26 62 27 47C21 38 20 24 28 16Z"
      />
      <path className="drawn-thin" d="M27 47C36 42 42 47 50 46S66 42 73 47" />
      <path
        className="drawn-gum drawn-red drawn-thin"
        d="M38 30C43 26 46 30 50 30S57 26 62 30C64 36 63 42 60 46C63 56 66 68 63 78C60 66 56 52 50 52S40 66 37 78C34 68 37 56 40 46C37 42 36 36 38 30Z"
      />
      <path className="drawn-red" d="M86 14L93 8M88 26L97 25M14 14L7 8M12 26L3 25" />
    </>
  ),
  'poking-wire': (
    <>
      <path
        className="drawn-white"
        d="M10 10C4 34 6 62 12 80C20 88 34 88 42 80C48 62 49 34 44 10M56 10C51 34 52 62 58 80C66 88 80 88 88 80"
      />
      <path className="drawn-mist" d="M17 36H37V56H17ZM62 36H82V56H62Z" />
      <path
        className="drawn-thin"
        d="M17 42H37M17 50H37M62 42H82M62 50H82M23 36V32H31V36M23 56V60H31V56M68 36V32H76V36M68 56V60H76V56"
      />
      <path className="drawn-gold" strokeWidth="2.4" d="M0 46H84C91 46 92 50 93 56L96 72" />
      <path className="drawn-red" d="M96 72L92 68M96 72L98.4 67" />
    </>
  ),
  'loose-bracket': (
    // Three whole teeth: one that runs out of the drawing looks cut beside the list's edge.
    <g transform="translate(4.8 7) scale(.86)">
      <path
        className="drawn-white"
        d="M0 12C-4 36 -4 62 1 78C8 86 20 86 27 78C32 62 33 36 30 12M38 12C34 36 34 62 39 78C46 86 58 86 65 78C70 62 71 36 68 12M76 12C72 36 72 62 77 78C84 86 96 86 103 78C108 62 109 36 106 12"
      />
      <path className="drawn-mist" d="M6 36H23V54H6ZM83 36H100V54H83Z" />
      <path className="drawn-thin" d="M6 42H23M6 48H23M83 42H100M83 48H100" />
      <path
        className="drawn-gold"
        strokeWidth="2.6"
        d="M-2 45H26C36 45 42 57 52 57S68 45 78 45H108"
      />
      <g transform="rotate(24 52 60)">
        <path className="drawn-mist" d="M42 50H62V70H42Z" />
        <path className="drawn-thin" d="M42 56.5H62M42 63.5H62M48 50V46H56V50M48 70V74H56V70" />
      </g>
      <path className="drawn-thin drawn-dashed" d="M44 37H60V54H44Z" />
    </g>
  ),
  'lost-aligner-or-retainer': (
    <>
      <path
        className="drawn-dashed"
        d="M14 86C10 48 22 12 50 12S90 48 86 86C85 91 71 91 70 86C70 60 66 34 50 34S30 60 30 86C29 91 15 91 14 86Z"
      />
      <path
        className="drawn-thin drawn-dashed"
        d="M14 70H30M15 54L31 57M19 38L34 44M29 22L40 37M43 13L46 34M57 13L54 34M71 22L60 37M81 38L66 44M85 54L69 57M86 70H70"
      />
      <path className="drawn-gold" d="M50 56V58M46 48.5C46 43 54 43 54 48.5C54 52 50 52 50 56" />
    </>
  ),
};
