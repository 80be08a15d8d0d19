type Question = { question: string; answer: string }

export const shippingQuestions: Question[] = [
  {
    question: 'What does shipping cost?',
    answer: '{delivery cost}',
  },
  {
    question: 'When will my saree arrive?',
    answer:
      'In {days in India} business days within India and in {days abroad} business days abroad, counted from the day of your order.',
  },
  {
    question: 'Do you send sarees abroad?',
    answer:
      'Yes. The price depends on the country and the weight, and the checkout shows it for the countries that we deliver to. For any other country, please ask us on WhatsApp before ordering. Customs duties of the receiving country are paid by the customer.',
  },
  {
    question: 'May I return a saree?',
    answer:
      'Yes, within {return days} days of delivery, unworn and unwashed, in the original packaging with the tags. A saree with a fall stitched on, or a blouse piece cut off, cannot come back.',
  },
  {
    question: 'It arrived damaged. What now?',
    answer:
      'Please tell us within {damage hours} hours of delivery, with a photograph of the damage and of the parcel. We replace the saree where we can and refund it where we cannot.',
  },
  {
    question: 'How do I care for it?',
    answer:
      'Dry clean only. Keep it folded in cotton or muslin, away from light and perfume, and change the folds every few months.',
  },
]

export const shopQuestions: { group: string; items: Question[] }[] = [
  {
    group: 'The sarees',
    items: [
      {
        question: 'Will the saree look like the picture?',
        answer:
          'Colours are checked against the cloth in daylight, but every screen differs. Write to us on WhatsApp and we will send a picture of the very piece, by a window.',
      },
      {
        question: 'Are small irregularities a fault?',
        answer:
          'A slub, a slightly uneven stripe or a feathered edge belongs to handmade cloth. A hole, a stain or a broken thread does not, and we take such a saree back.',
      },
      {
        question: 'Does a saree come with a blouse piece?',
        answer:
          'Most do, unstitched, about 0.8 m. Every product page says so in the table of cloth facts; some everyday cottons come without.',
      },
      {
        question: 'Do you stitch falls and blouses?',
        answer: 'Not at present. A tailor near you will do it better than we could by post.',
      },
      {
        question: 'What does “only this one piece” mean?',
        answer:
          'That there is exactly one. When it is sold the page stays, so that you can see what it was, but it may not come again in the same colours.',
      },
    ],
  },
  {
    group: 'Ordering and paying',
    items: [
      {
        question: 'How can I pay?',
        answer:
          'The checkout shows the ways of paying that work at the moment. You can also send your cart to us on WhatsApp and settle it there.',
      },
      {
        question: 'Do I need an account?',
        answer:
          'No. You can order as a guest. With an account you keep your addresses, your orders and your wishlist in one place.',
      },
      {
        question: 'How do I use a promo code?',
        answer:
          'Type it in the cart and press Apply. It works on the subtotal, and you can take it off again.',
      },
      {
        question: 'Can I change or cancel an order?',
        answer:
          'Yes, until it has been packed. Write to us with the order number as soon as you can.',
      },
      {
        question: 'Will you keep a saree aside for me?',
        answer:
          'When you order through WhatsApp we keep the pieces in your cart aside for {hold hours} hours while we talk.',
      },
    ],
  },
  {
    group: 'Delivery and returns',
    items: [
      {
        question: 'How long does delivery take?',
        answer:
          '{days in India} business days within India and {days abroad} business days abroad.',
      },
      {
        question: 'How do I follow my parcel?',
        answer: 'On the Track Order page, with your order number and the phone or email you gave.',
      },
      {
        question: 'How do returns work?',
        answer:
          'Tell us within {return days} days of delivery. The saree should be unworn and unwashed, in its original packaging with the tags. The refund goes back the way you paid.',
      },
      {
        question: 'Who pays customs duties?',
        answer:
          'On international orders the customer does. We write the true value on the parcel, always.',
      },
    ],
  },
  {
    group: 'Care',
    items: [
      {
        question: 'Can I wash it at home?',
        answer:
          'We ask you to dry clean only, the cottons too. It keeps the dye, the zari and the shape of the border.',
      },
      {
        question: 'How should I store a silk saree?',
        answer:
          'Folded loosely in muslin or an old cotton dupatta, never in plastic. Take it out every few months and fold it along other lines.',
      },
      {
        question: 'My zari has lost its shine.',
        answer:
          'Wrap it in soft black cloth and keep it dry. Do not rub it. An experienced dry cleaner can freshen it.',
      },
    ],
  },
  {
    group: 'Reaching us',
    items: [
      {
        question: 'When can I talk to somebody?',
        answer:
          'By phone {shop hours}. Email is answered within 24 hours, and WhatsApp usually sooner.',
      },
      {
        question: 'May I visit?',
        answer:
          'By appointment. Please write first, so that the sarees you want to see are out of their muslin when you come.',
      },
    ],
  },
]
