import { place } from "@/components/art/pen";
import type { Scene } from "@/components/art/scenes/scene";
import { Artwork } from "./artwork";

/** Width of a bay, and the part of its height that is drawn on: the rest is sky. */
const BAY = 340;
const [TOP, HEIGHT] = [70, 290];

interface MethodSceneProps {
  scene: Scene;
  width: number;
  /** Points to one CSS px of line width. */
  pen?: number;
}

/** A scene's four bays side by side, without their lettering, which would be too small here. */
export function MethodScene({ scene, width, pen = 0.5 }: MethodSceneProps) {
  const markup = scene.bays.map((bay, index) => place(index * BAY, 0, bay())).join("");
  return <Artwork viewBox={[0, TOP, scene.bays.length * BAY, HEIGHT]} markup={markup} width={width} pen={pen} mute />;
}
