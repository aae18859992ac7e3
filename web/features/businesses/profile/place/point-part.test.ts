import { describe, expect, it, test } from 'vitest';
import { readPoint } from './point-part.tsx';

describe('the point in what a seller pastes', () => {
  test.each([
    ['42.6591, 20.2883', '42.6591', '20.2883'],
    ['42.6591 20.2883', '42.6591', '20.2883'],
    ['(42.659131°, 20.288282°)', '42.65913', '20.28828'],
    ['-33.8688,151.2093', '-33.8688', '151.2093'],
    ['geo:42.6591,20.2883?z=17', '42.6591', '20.2883'],
    ['https://www.google.com/maps/@42.6591,20.2883,17z', '42.6591', '20.2883'],
    // The pin, not the middle of the map.
    [
      'https://www.google.com/maps/place/Drini/@42.66,20.28,17z/data=!3m1!4b1!4m6!3m5!8m2!3d42.6591!4d20.2883',
      '42.6591',
      '20.2883',
    ],
    ['https://maps.google.com/?q=42.6591%2C20.2883', '42.6591', '20.2883'],
    ['https://www.google.com/maps/search/?api=1&query=42.6591,20.2883', '42.6591', '20.2883'],
    ['https://www.google.com/maps/search/42.6591,+20.2883?entry=tts', '42.6591', '20.2883'],
    ['https://maps.apple.com/?ll=42.6591,20.2883&q=Drini', '42.6591', '20.2883'],
    ['https://www.openstreetmap.org/#map=17/42.6591/20.2883', '42.6591', '20.2883'],
    ['https://www.openstreetmap.org/?mlat=42.6591&mlon=20.2883#map=5/1/2', '42.6591', '20.2883'],
  ])('of %s', (text, latitude, longitude) => {
    expect(readPoint(text)).toEqual({ latitude, longitude });
  });

  it.each([
    '',
    'Rruga B, 12',
    'https://maps.app.goo.gl/x7Yb3kQ',
    '142.6, 20.2',
    '42.6',
    '%E0%A4%A',
    'https://drini.example/12/3',
  ])('is none in "%s"', (text) => {
    expect(readPoint(text)).toBeUndefined();
  });
});
