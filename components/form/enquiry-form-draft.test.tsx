import { screen } from "@testing-library/react";
import { saveDraft } from "./draft";
import { enquiryFrom } from "./enquiry";
import { answer, fetched, field, fill, freshPage, press, sentBody, show, typed, written } from "./test-support/enquiry-form";

freshPage();

describe("the draft", () => {
  it("fills in every field, and a note says so", async () => {
    const { user, unmount } = show();
    await fill(user);
    unmount();
    show();
    expect(written()).toEqual(typed);
    expect(screen.getByText("We kept your draft.")).toBeInTheDocument();
  });

  it("without a draft there is no note", () => {
    show();
    expect(screen.queryByText("We kept your draft.")).not.toBeInTheDocument();
  });

  it("blocked storage breaks nothing", async () => {
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      });
    }
    fetched.mockResolvedValueOnce(answer(500));
    const { user } = show();
    await fill(user);
    await press(user);
    expect(written()).toEqual(typed);
    await press(user, "Retry");
    expect(screen.getByRole("status")).toHaveTextContent("Thank You!");
    expect(sentBody(1).idempotency_key).toBe(sentBody(0).idempotency_key);
  });
});

describe("the service in the address", () => {
  it.each([
    ["devops", "DevOps Services"],
    ["animation", "Animation"],
  ])("?service=%s chooses %s", (slug, label) => {
    history.replaceState(null, "", `/contact/?service=${slug}`);
    show();
    expect(field(label)).toBeChecked();
  });

  it("is not saved as a draft, and an unknown service chooses nothing", () => {
    history.replaceState(null, "", "/contact/?service=devops");
    show().unmount();
    expect(sessionStorage).toHaveLength(0);
    history.replaceState(null, "", "/contact/?service=nonsense");
    show();
    expect(written()).not.toHaveProperty("service");
  });

  it("does not replace the service of a draft", () => {
    saveDraft(enquiryFrom((name) => (name === "service" ? "UI/UX Design" : "")));
    history.replaceState(null, "", "/contact/?service=devops");
    show();
    expect(field("UI/UX Design")).toBeChecked();
  });
});
