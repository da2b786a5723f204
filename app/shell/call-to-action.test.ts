import { describe, expect, it } from 'vitest';
import { callFor, callToActionFor } from './call-to-action.ts';

const practice = {
  phone: '516-555-0100',
  textPhone: '516-555-0101',
  urgentPhone: '516-555-0102',
};
const MESSAGE = {
  label: 'Message Us to Get Started',
  short: 'Message Us',
  href: '/embed/virtual-consultation',
};
const START = { label: 'Start Your Consultation', short: 'Start', href: '/start-here' };

describe('callToActionFor', () => {
  it.each([
    ['/', START],
    ['/home', START],
    ['/airway', { label: 'Begin the Assessment', short: 'Begin', href: '/start-here' }],
    ['/orthodontics', MESSAGE],
    [
      '/faq',
      {
        label: 'Text Us to Get Started',
        short: 'Text Us',
        href: 'sms:+15165550101',
        elsewhere: MESSAGE,
      },
    ],
  ])('%s', (path, action) => {
    expect(callToActionFor(path, practice)).toEqual(action);
  });

  it('is the urgent call on the emergency page', () => {
    expect(callToActionFor('/emergency', practice)).toMatchObject({
      label: 'Call 516-555-0102',
      href: 'tel:+15165550102',
    });
  });
});

describe('callFor', () => {
  it('is the office line everywhere else', () => {
    expect(callFor('/team', practice).href).toBe('tel:+15165550100');
    expect(callFor('/emergency', practice).href).toBe('tel:+15165550102');
  });
});
