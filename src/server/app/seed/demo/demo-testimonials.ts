import type { DemoTestimonial } from './demo-types.ts'

export const demoTestimonials: DemoTestimonial[] = [
  {
    customerName: 'Meenakshi Raman',
    location: 'Mylapore, Chennai',
    rating: 5,
    comment:
      'I sent my daughter three links on WhatsApp and she chose the fourth. The arakku came folded in muslin, just as my mother kept hers.',
  },
  {
    customerName: 'Sowmya Iyer',
    location: 'Edison, New Jersey',
    rating: 5,
    comment:
      'Buying a muhurtham saree from the other side of the world frightened me. They sent daylight photographs of the actual piece, told me about customs before I paid, and it arrived on the thirteenth working day.',
  },
  {
    customerName: 'Thenmozhi Selvaraj',
    location: 'Coimbatore',
    rating: 4,
    comment:
      'The colour in the picture is the colour in the hand. I only wish the pallu had come with the fall already stitched.',
  },
  {
    customerName: 'Anjali Menon',
    location: 'Kochi',
    rating: 5,
    comment:
      'Three kasavu sarees for three sisters, all from the same cloth. We have stopped fighting over the old one.',
  },
  {
    customerName: 'Padmaja Reddy',
    location: 'Hyderabad',
    rating: 5,
    comment:
      'I returned one that did not suit me and nobody asked me to explain. The second one I have worn six times.',
  },
  {
    customerName: 'Shruti Kulkarni',
    location: 'Bengaluru',
    rating: 4,
    comment:
      'They told me honestly that the linen would crease. It does, and I like a shop that says so.',
  },
  {
    customerName: 'Fathima Nazeer',
    location: 'Madurai',
    rating: 5,
    comment:
      'A sungudi for every day and a Gadwal for Eid. Both were wrapped with the same care, which tells you something.',
  },
]
