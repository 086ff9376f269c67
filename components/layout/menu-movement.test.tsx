import { screen } from "@testing-library/react";
import { animate } from "motion/mini";
import { stubBrowser } from "@/components/test-support/media";
import { setUpMenuBar } from "@/components/test-support/menu-bar";

jest.mock("motion/mini", () => ({ animate: jest.fn() }));
beforeEach(() => jest.mocked(animate).mockClear());

const { user, button, open, wait, hover, refine, takeBack } = setUpMenuBar();

describe("movement", () => {
  const from = () => jest.mocked(animate).mock.calls.map(([, keyframes]) => JSON.stringify(keyframes));

  it("comes from the side of the last menu", async () => {
    await hover("Focus");
    await wait(1);
    jest.mocked(animate).mockClear();
    await hover("Industry");
    await hover("About");
    await wait(1);
    expect(from()).toEqual([expect.stringContaining("translate(24px, 0)"), expect.stringContaining("translate(-24px, 0)")]);
  });

  it("is off when the visitor wants less of it", async () => {
    stubBrowser({ reducedMotion: true });
    await hover("Focus");
    await wait(1);
    expect(open()).toEqual(["Focus"]);
    expect(animate).not.toHaveBeenCalled();
  });
});

describe("taken back", () => {
  it("leaves the native menus: no hover, no pending timer, no marks", async () => {
    await user.hover(button("Focus"));
    takeBack();
    expect(screen.getByRole("banner")).not.toHaveAttribute("data-refined");
    expect(button("Focus")).not.toHaveAttribute("aria-expanded");
    await wait(1000);
    expect(open()).toEqual([]);
    await hover("Services");
    expect(open()).toEqual([]);
    await user.click(button("Services"));
    expect(open()).toEqual(["Services"]);
    await user.click(button("Services"));
    expect(open()).toEqual([]);
    expect(animate).not.toHaveBeenCalled();
  });

  it("and put on again works once, not twice", async () => {
    takeBack();
    refine();
    expect(screen.getByRole("banner")).toHaveAttribute("data-refined");
    await hover("Focus");
    await wait(1);
    expect(animate).toHaveBeenCalledTimes(1);
  });
});
