import type { ReactNode } from 'react';
import type { Place } from './community-words.ts';

/* Drawn in elevation, the foot of each at 0, 0. Their colors and lines: neighborhood-map.css. */

/** A place's building on the map. */
export const BUILDINGS: Readonly<Record<Place['building'], ReactNode>> = {
  arcade: (
    <>
      <path d="M-58 0v-34a17 17 0 0 1 34 0v34zM24 0v-34a17 17 0 0 1 34 0v34zM-24 0v-50a24 24 0 0 1 48 0v50z" />
      <path
        className="building-gold"
        d="M-18 0v-50a18 18 0 0 1 36 0v50M-53 0v-34a12 12 0 0 1 24 0v34M29 0v-34a12 12 0 0 1 24 0v34"
      />
      <path className="building-door" d="M-11 0v-48a11 11 0 0 1 22 0v48z" />
      <path d="M-66 0h132M-70 5h140" />
    </>
  ),
  school: (
    <>
      <path d="M-56 0v-38h112v38zM-60-38h120l-10-14h-100z" />
      <path d="M-13 0v-44l13-9 13 9v44zM-7-56v-12h14v12M-9-68h18l-9-11zM0-79v-9" />
      <path className="building-gold" d="M0-88h10l-3 4 3 4H0" />
      <path d="M-5 0v-15a5 5 0 0 1 10 0v15z" />
      <path d="M-50-16v-10a4 4 0 0 1 8 0v10zM-36-16v-10a4 4 0 0 1 8 0v10zM-23-16v-10a4 4 0 0 1 8 0v10zM15-16v-10a4 4 0 0 1 8 0v10zM28-16v-10a4 4 0 0 1 8 0v10zM42-16v-10a4 4 0 0 1 8 0v10z" />
      <path d="M-50-2v-6a4 4 0 0 1 8 0v6zM-36-2v-6a4 4 0 0 1 8 0v6zM-23-2v-6a4 4 0 0 1 8 0v6zM15-2v-6a4 4 0 0 1 8 0v6zM28-2v-6a4 4 0 0 1 8 0v6zM42-2v-6a4 4 0 0 1 8 0v6z" />
    </>
  ),
  hall: (
    <>
      <path d="M-60 0v-30h120v30zM-60-30h120v-6h-120z" />
      <path d="M-22 0v-52h44v52zM-26-52h52v-6h-52z" />
      <path d="M-16 0v-15.5a4.5 4.5 0 0 1 9 0v15.5zM-4.5 0v-15.5a4.5 4.5 0 0 1 9 0v15.5zM7 0v-15.5a4.5 4.5 0 0 1 9 0v15.5z" />
      <path d="M-54-8v-14h10v14zM-49-8v-14M-54-15h10M-38-8v-14h10v14zM-33-8v-14M-38-15h10M28-8v-14h10v14zM33-8v-14M28-15h10M44-8v-14h10v14zM49-8v-14M44-15h10M-15-32v-12h8v12zM-4-32v-12h8v12zM7-32v-12h8v12z" />
    </>
  ),
  field: (
    <>
      <path d="M-70 30L-44-30H62L84 30z" />
      <path d="M9-30L7 30M-58 2l9-20h16l-7 20zM78 16M72 2l-9-20H49l5 20z" />
      <ellipse cx="8.5" cy="-2" rx="17" ry="8.5" />
      <path
        className="building-gold"
        d="M-60-2v-18l8-20v17M76-2v-18l-8-20v17M-60-20l8-20M76-20l-8-20"
      />
      <circle cx="28" cy="12" r="3.5" />
    </>
  ),
  shop: (
    <>
      <path d="M-48 0v-46h96v46zM-52-46h104v-8h-104z" />
      <path d="M-44-40h88l6 14h-100zM-26-40l-3 14M-8-40l-1 14M8-40l1 14M26-40l3 14" />
      <path d="M-50-26q5 6 10.5 0t10.5 0 10.5 0 10.5 0 10.5 0 10.5 0 10.5 0 10.5 0 10.5 0 10 0" />
      <path d="M-12 0v-18h24v18M0 0v-18M-40-4v-14h20v14zM20-4v-14h20v14zM52 0v-12h20v12zM52-6h20" />
      <path className="building-gold" d="M54-12a4 4 0 0 1 8 0 4 4 0 0 1 8 0" />
    </>
  ),
  library: (
    <>
      <path d="M-50 0v-40h100v40zM-56-40h112L0-64z" />
      <path d="M-56 0h112M-60 5h120M-50-36h100" />
      <path d="M-44-2v-32M-39-2v-32M-46-2h9M-46-34h9M-26-2v-32M-21-2v-32M-28-2h9M-28-34h9M21-2v-32M26-2v-32M19-2h9M19-34h9M39-2v-32M44-2v-32M37-2h9M37-34h9" />
      <path d="M-10 0v-18a10 10 0 0 1 20 0v18z" />
      <path
        className="building-gold"
        d="M-9-50q4.5-3 9 0 4.5-3 9 0v6q-4.5-3-9 0-4.5-3-9 0zM0-50v6"
      />
    </>
  ),
  bandstand: (
    <>
      <path d="M-44-40L0-64l44 24zM-44 0h88v-6h-88z" />
      <path d="M-40-36h80M-36-36v30M-18-36v30M18-36v30M36-36v30M-36-18h18M18-18h18M-32-18v12M-27-18v12M-22-18v12M22-18v12M27-18v12M32-18v12M0-64v-8" />
      <circle cx="0" cy="-75" r="3" />
      <path className="building-gold" d="M-3-12v-14l10-3v14" />
      <ellipse className="building-note" cx="-6" cy="-12" rx="3.2" ry="2.4" />
      <ellipse className="building-note" cx="4" cy="-15" rx="3.2" ry="2.4" />
    </>
  ),
};

/** How far above its foot a building's number stands, in the map's units. */
export const PIN_HEIGHTS: Readonly<Record<Place['building'], number>> = {
  arcade: 102,
  school: 110,
  hall: 82,
  field: 64,
  shop: 78,
  library: 86,
  bandstand: 102,
};
