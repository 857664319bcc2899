import { brand } from '@kasama/contract/brand'
import type { Language, Text } from '@kasama/contract/language'
import { inBrand } from '#platform/mails/in-brand'
import { layOutMail } from '#platform/mails/mail-layout'
import type { Mail } from '#platform/ports/mail/mail'

const words = {
  noSubject: {
    eng: 'Your message to {brand}',
    phi: 'Ang message mo sa {brand}',
    ind: 'Pesan Anda ke {brand}',
    mya: '{brand} ဆီ ရေးခဲ့တဲ့ စာ',
  },
  youWrote: {
    eng: 'You wrote to us:',
    phi: 'Sumulat ka sa amin:',
    ind: 'Anda menulis kepada kami:',
    mya: '{brand} ဆီ ရေးခဲ့တဲ့ စာက ဒါပါ။',
  },
  open: {
    eng: 'Open {brand}',
    phi: 'Buksan ang {brand}',
    ind: 'Buka {brand}',
    mya: '{brand} ကို ဖွင့်မယ်',
  },
  reason: {
    eng: 'You get this mail because you wrote to us. You can answer it.',
    phi: 'Natanggap mo ang email na ito dahil sumulat ka sa amin. Puwede kang sumagot dito.',
    ind: 'Anda menerima email ini karena menulis kepada kami. Anda bisa membalasnya.',
    mya: '{brand} ဆီ စာရေးခဲ့လို့ ဒီအီးမေးလ် ပို့ပေးတာပါ။ ပြန်စာ ရေးလို့ ရပါတယ်။',
  },
} satisfies Record<string, Text>

type AnswerMailContent = {
  origin: string
  to: string
  subject: string | null
  text: string
  question: string
  language: Language
  thread: string[]
}

const isAnswered = /^re:/i

/** The mail with the answer, for the writer of the message; replies go to the provider's mailbox. */
export function answerMail({ origin, to, subject, text, question, language, thread }: AnswerMailContent): Mail {
  const t = (key: keyof typeof words) => inBrand(words[key][language])
  const title = subject?.trim() || t('noSubject')
  return {
    to,
    subject: isAnswered.test(title) ? title : `Re: ${title}`,
    ...layOutMail(origin, {
      title,
      preview: text.slice(0, 100),
      paragraphs: text.split(/\n+/).filter(Boolean),
      button: { label: t('open'), url: `${origin}/` },
      after: [
        t('youWrote'),
        ...question
          .split(/\n+/)
          .filter(Boolean)
          .map((line) => `> ${line}`),
      ],
      language,
      reason: t('reason'),
    }),
    headers: { 'Reply-To': brand.contactEmail },
    thread,
  }
}
