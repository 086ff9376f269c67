export async function enquiryForm() {
  return null;
}
