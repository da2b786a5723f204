/** Events by which any part of the site asks the shell for something (specification, sections 2 and 4). */
export const OPEN_QUIZ_INTRO = 'openQuizIntro';
export const OPEN_COOKIE_PREFERENCES = 'openCookiePreferences';
