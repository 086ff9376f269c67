import { render, screen } from "@testing-library/react";
import { TextField } from "./field";

it("calls the field by its label alone, and describes it with its notes", () => {
  render(<TextField id="tel" name="phone" type="tel" label="Phone Number" optional="Optional" hint="With the country code." />);
  const field = screen.getByRole("textbox", { name: "Phone Number" });
  expect(field).toHaveAccessibleDescription("Optional With the country code.");
  expect(field).toHaveAttribute("name", "phone");
  expect(field).toBeValid();
});

it("marks a problem with its number, and describes the field with the message first", () => {
  render(<TextField id="name" name="name" label="Full Name" hint="As you sign." problem={{ number: 3, message: "Missing." }} />);
  expect(screen.getByRole("textbox")).toBeInvalid();
  expect(screen.getByRole("textbox")).toHaveAccessibleDescription("Missing. As you sign.");
  expect(screen.getByText("3")).toBeInTheDocument();
});

it("sets a field of several lines, whose text runs in its own direction", () => {
  render(<TextField id="message" name="message" label="Project Details" rows={6} required />);
  const field = screen.getByRole("textbox", { name: "Project Details" });
  expect(field.tagName).toBe("TEXTAREA");
  expect(field).toBeRequired();
  expect(field).toHaveAttribute("dir", "auto");
  expect(field).not.toHaveAttribute("maxlength");
});
