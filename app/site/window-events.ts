/** Events on the window by which any part of the site asks the shell for something (product 3.10). */
export const OPEN_COOKIE_PREFERENCES = 'openCookiePreferences';
/** Opens the quiz at its intro. */
export const OPEN_QUIZ_INTRO = 'openQuizIntro';
/** Shows the navigation on a page that begins without it. */
export const SHOW_NAVIGATION = 'showNavigation';
/** Says that what was asked for is not on this device, while there is no line. */
export const TELL_NOT_HERE = 'tellNotHere';
