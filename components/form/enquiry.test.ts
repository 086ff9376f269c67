import { requestedService } from "./enquiry";
import { formProps } from "./test-support/enquiry";

it.each([
  ["?service=devops", "DevOps Services"],
  ["?service=animation", "Animation"],
  ["?service=nonsense", undefined],
  ["", undefined],
])("the address's %j asks for %s", (search, label) => {
  expect(requestedService(search, formProps.services)).toBe(label);
});
