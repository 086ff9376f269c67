import type { ViewBox } from "../pen/markup";

/** The viewBox of every station. */
export const STATION_FRAME: ViewBox = [0, 0, 170, 150];

/** Height at which the line enters and leaves a station; app/styles/offer/stations.css has the same. */
export const STATION_LINE_Y = 112;

/** Markup of one station in its frame. */
type Station = () => string;

/** A service's card drawing unrolled: eight stations on one line. */
export type Stations = readonly [Station, Station, Station, Station, Station, Station, Station, Station];
