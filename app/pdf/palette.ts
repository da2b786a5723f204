/** The site's colours on white paper: app/styles/tokens.css, `--line` mixed with white because print knows no transparency. */
export const PALETTE = {
  ink: '#1f236b',
  ink2: '#474b78',
  mist: '#f2f5f9',
  gold: '#b08d3e',
  goldInk: '#76591a',
  goldLight: '#e3cc95',
  onInk: '#ffffff',
  onInk2: '#d7dbef',
  line: '#d7d7e4',
} as const;
