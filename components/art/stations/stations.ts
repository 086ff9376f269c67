/** The viewBox of every station. */
export const STATION_FRAME = [0, 0, 170, 150] as const;

/** Markup of one station in its frame; the line enters and leaves at y = 112. */
export type Station = () => string;

/** A service's card drawing unrolled: eight stations on one line. */
export type Stations = readonly [Station, Station, Station, Station, Station, Station, Station, Station];
