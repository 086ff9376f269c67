import { View } from "@react-pdf/renderer";
import { place } from "@/components/art/pen";
import { BAY_WIDTH, type Scene } from "@/components/art/scenes/scene";
import { Artwork } from "./artwork";
import { NumberBalloon } from "./marks";
import { DAY } from "./palette";

/** Where what stands on the floor ends, in units of the drawing. */
const FOOT = 360;
/** Upper edge of the parapet, and of the kiosks on it. */
const [PARAPET, KIOSKS] = [91, 8];
/** Where the nine stations of scenes/about/how-we-work.ts stand; the sixth has four benches and is as long as its rounds. */
const STATIONS = [33, 90, 145, 199, 285, [354, 1118], 1180, 1243, 1306] as const;

interface MethodSceneProps {
  scene: Scene;
  /** Number of the method's steps: each has its station. */
  steps: number;
  width: number;
  /** Points to one CSS px of line width. */
  pen?: number;
  /** Diameter of the balloons under the stations, in points. */
  balloon?: number;
  /** Leaves the kiosks on the roof out, where there is no room. */
  isFlat?: boolean;
}

/**
 * The method's four bays side by side, without their lettering, which would be too small here; a number stands under each station. Throws
 * when the steps have become more or fewer than the stations that are drawn.
 */
export function MethodScene({ scene, steps, width, pen = 0.5, balloon = 12.5, isFlat = false }: MethodSceneProps) {
  if (steps !== STATIONS.length) {
    throw new Error(
      `content/about/how-we-work.ts has ${steps} steps, components/documents/method-scene.tsx ${STATIONS.length} stations: draw what is new`,
    );
  }
  const markup = scene.bays.map((bay, index) => place(index * BAY_WIDTH, 0, bay())).join("");
  const units = scene.bays.length * BAY_WIDTH;
  const top = isFlat ? PARAPET : KIOSKS;
  const scale = width / units;
  return (
    <View>
      <Artwork viewBox={[0, top, units, FOOT - top]} markup={markup} width={width} pen={pen} mute />
      <View style={{ height: balloon, marginTop: balloon / 6 }}>
        {STATIONS.map((station, index) => (
          <Station key={station.toString()} station={station} number={index + 1} scale={scale} balloon={balloon} />
        ))}
      </View>
    </View>
  );
}

interface StationProps {
  station: (typeof STATIONS)[number];
  number: number;
  /** Points to a unit of the drawing. */
  scale: number;
  balloon: number;
}

/** The number of a station, with a line as long as the station where that is more than a place. */
function Station({ station, number, scale, balloon }: StationProps) {
  const [from, to] = typeof station === "number" ? [station, station] : station;
  const weight = balloon / 18;
  return (
    <>
      {to > from && (
        <View
          style={{
            position: "absolute",
            left: from * scale,
            width: (to - from) * scale,
            top: balloon / 4,
            height: balloon / 4,
            borderBottom: `${weight}pt solid ${DAY.ink}`,
            borderLeft: `${weight}pt solid ${DAY.ink}`,
            borderRight: `${weight}pt solid ${DAY.ink}`,
          }}
        />
      )}
      <View style={{ position: "absolute", top: 0, left: ((from + to) / 2) * scale - balloon / 2 }}>
        <NumberBalloon number={number} size={balloon} fill={DAY.paper} />
      </View>
    </>
  );
}
