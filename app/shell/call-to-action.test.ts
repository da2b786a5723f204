import practice from 'content:practice';
import { describe, expect, it } from 'vitest';
import { callHref, textHref } from '../ui/phone-href.ts';
import { callFor, callToActionFor } from './call-to-action.ts';

const MESSAGE = {
  label: 'Message Us to Get Started',
  short: 'Message Us',
  href: '/embed/virtual-consultation',
};
const START = { label: 'Start Your Consultation', short: 'Start', href: '/start-here' };
const TEXT = {
  label: 'Text Us to Get Started',
  short: 'Text Us',
  href: textHref(practice.textPhone),
  elsewhere: MESSAGE,
};

describe('callToActionFor', () => {
  it.each([
    ['/', START],
    ['/home', START],
    ['/airway', { label: 'Begin the Assessment', short: 'Begin', href: '/start-here' }],
    ['/airway-assessment', { label: 'Start here', href: '/start-here' }],
    ['/orthodontics', MESSAGE],
    ['/faq', TEXT],
  ])('%s', (path, action) => {
    expect(callToActionFor(path, practice)).toEqual(action);
  });

  it('is the urgent call on the emergency page', () => {
    expect(callToActionFor('/emergency', practice)).toMatchObject({
      label: `Call ${practice.urgentPhone}`,
      href: callHref(practice.urgentPhone),
    });
  });
});

describe('callFor', () => {
  it('is the office line everywhere else', () => {
    expect(callFor('/team', practice).href).toBe(callHref(practice.phone));
    for (const path of ['/emergency', '/es/emergency']) {
      expect(callFor(path, practice).href).toBe(callHref(practice.urgentPhone));
    }
  });
});
