import type { ReactNode } from 'react';
import type { CommunityWords } from './community-words.ts';

type Guard = CommunityWords['guards']['kinds'][number]['kind'];

/* An upper front tooth cut down the middle: the lip at the left, the palate at the right. Colors: guards.css. */

const BASE_ID = 'guard-tooth';

/** The parts that all four drawings share; drawn once on the page. */
export function GuardParts() {
  return (
    <svg className="guard-parts" aria-hidden="true" width="0" height="0">
      <symbol id={`${BASE_ID}-bed`} viewBox="-48 40 300 286" overflow="visible">
        <path
          className="guard-gum"
          d="M18 40C30 70 44 110 58 140C66 156 76 162 84 170C82 160 84 152 88 146L124 52L142 52C140 92 133 128 130 150C130 162 131 170 128 178C140 172 152 176 166 178C196 176 222 156 246 128V40Z"
        />
        <path
          className="guard-bone"
          d="M40 40C56 78 72 116 84 142C88 136 102 100 124 40ZM148 40C145 84 138 124 136 152C150 160 190 152 246 95V40Z"
        />
        <path
          className="guard-gum-line"
          d="M18 40C30 70 44 110 58 140C66 156 76 162 84 170M128 178C140 172 152 176 166 178C196 176 222 156 246 128"
        />
      </symbol>
      <symbol id={BASE_ID} viewBox="-48 40 300 286" overflow="visible">
        <path
          className="guard-tooth"
          d="M84 168C72 186 64 214 66 244C67 262 72 280 80 288C86 291 91 287 93 280C97 258 108 240 120 222C128 209 130 192 128 176C127 140 134 92 138 60C138 50 130 48 126 56C112 92 96 132 84 168Z"
        />
        <path
          className="guard-dentin"
          d="M88 170C80 190 76 214 78 240C79 256 82 268 86 275C92 252 102 236 113 219C121 206 124 190 123 176"
        />
        <path
          className="guard-pulp"
          d="M132 66C120 104 106 150 101 186C98 200 98 212 100 220C106 214 112 204 114 192C117 152 126 106 132 66Z"
        />
      </symbol>
    </svg>
  );
}

const GUARDS: Readonly<Record<Guard, { outline: string; lipDegrees: number; more?: ReactNode }>> = {
  stock: {
    outline:
      'M40 176C31 212 30 262 34 292C36 306 44 312 56 312H132C146 312 152 304 152 292C154 258 156 232 156 206C156 196 142 195 142 205C140 230 138 256 134 276C131 286 126 290 118 290H70C60 290 56 284 55 274C52 246 52 212 56 181C57 170 42 167 40 176Z',
    lipDegrees: 10,
  },
  'boil-and-bite': {
    outline:
      'M63 160C50 184 40 222 44 258C46 278 56 292 70 297C82 301 98 299 106 290C112 278 124 256 138 238C150 222 152 208 149 192C147 184 132 186 131 195C130 206 126 214 119 226C106 246 98 262 95 278C93 289 87 293 80 290C71 282 66 264 64 244C62 218 66 192 75 173C78 164 67 153 63 160Z',
    lipDegrees: 8,
  },
  scanned: {
    outline:
      'M84 169C76 162 66 156 59 142C55 135 47 138 46 147C40 180 41 220 46 248C49 276 58 300 78 307C96 311 108 301 112 288C116 268 126 252 138 236C150 218 152 202 149 183C148 174 136 174 129 178C130 194 128 210 120 222C108 240 97 258 93.5 280C91.5 288 86 291.5 80 288.5C72 281 67 263 65.5 244C63.5 214 72 186 84 169Z',
    lipDegrees: 9,
  },
  'over-braces': {
    outline:
      'M84 169C76 162 66 156 59 142C55 135 47 138 45 147C34 176 26 208 28 244C30 278 48 304 76 309C96 311 108 301 112 288C116 268 126 252 138 236C150 218 152 202 149 183C148 174 136 174 129 178C130 194 128 210 120 222C108 240 97 258 93.5 280C91.5 288 86 291.5 80 288.5C72 284 68 276 66 266C54 262 46 250 46 236C46 220 54 206 66 200C70 188 76 178 84 169Z',
    lipDegrees: 14,
    more: (
      <>
        <path className="guard-bracket" d="M66 220L58 217V228H52V234H58V245L65 247Z" />
        <path className="guard-wire" d="M51.5 227.5h6v7h-6z" />
      </>
    ),
  },
};

/** A guard around its tooth. What matters of it stands in words below. */
export function GuardSection({ kind }: { kind: Guard }) {
  const { outline, lipDegrees, more } = GUARDS[kind];
  return (
    <svg className="guard-section" viewBox="-48 40 300 286" aria-hidden="true">
      <use href={`#${BASE_ID}-bed`} x="-48" y="40" width="300" height="286" />
      <path className="guard-outline" d={outline} />
      <use href={`#${BASE_ID}`} x="-48" y="40" width="300" height="286" />
      {more}
      <path
        className="guard-lip"
        transform={`rotate(${lipDegrees} 16 52)`}
        d="M14 40C22 46 27 56 22 62C16 70 20 90 26 110C33 132 44 158 48 184C50 206 42 220 28 220C14 218 4 204 0 184C-5 160 0 130 -4 104C-6 84 -10 62 -8 40Z"
      />
    </svg>
  );
}
