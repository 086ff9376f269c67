import type { Testimonial } from "@/content/schemas/brand";

export const testimonials: Testimonial[] = [
  {
    sample: true,
    id: "elbspeicher",
    name: "Wiebke Petersen-Albrecht",
    position: "Leiterin Seefrachtabfertigung",
    company: "Elbspeicher Handelskontor, Bremerhaven",
    rating: 5,
    content:
      "They asked why the form has nineteen fields before they drew a screen. Now it has six, and nobody misses the others.",
  },
  {
    sample: true,
    id: "deichgraf",
    name: "Jens-Ole Sörensen",
    position: "Geschäftsführer",
    company: "Deichgraf Werkzeugmaschinenbau, Flensburg",
    rating: 5,
    content: "Our Stundenerfassung went live on a Tuesday at ten. By noon the foremen had stopped phoning me about it.",
  },
  {
    sample: true,
    id: "nebelhorn",
    name: "Änne Großkurth",
    position: "IT-Leitung",
    company: "Nebelhorn Reederei, Rostock",
    rating: 5,
    content:
      "The handbook that came with it is the first one that my night shift has ever opened, and closed again with the fault mended.",
  },
];
