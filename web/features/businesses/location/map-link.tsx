import type { ReactNode } from 'react';
import { mapAddress, mapAppOf, type OnMap } from './map-address.ts';

interface Props {
  place: OnMap;
  className: string;
  children: ReactNode;
}

/** Opens a map at a place: on the web before script, then in the map of the device. */
export function MapLink({ place, className, children }: Props) {
  return (
    <a
      href={mapAddress(place)}
      target="_blank"
      rel="noopener"
      onClick={({ currentTarget: link }) => {
        link.href = mapAddress(place, mapAppOf(navigator.userAgent));
      }}
      className={className}
    >
      {children}
    </a>
  );
}
