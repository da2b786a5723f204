/** Global Privacy Control: the browser says no to every purpose, and nothing on the site may ask again. */
export function isGlobalPrivacyControlOn(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** Do Not Track, which some browsers still send. The site's own count heeds it. */
export function isDoNotTrackOn(): boolean {
  return 'doNotTrack' in navigator && navigator.doNotTrack === '1';
}
