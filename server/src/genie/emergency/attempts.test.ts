import { expect, test } from 'vitest'
import { findEmergency } from './find-emergency'

/** Somebody has hurt himself: the ambulance comes before the people who listen. */
const hurt = `
poison: my friend swallowed 20 panadol she wants to die / she drank bleach, says she wants to die / I took 30 pills I want to die / i want to die i drank bleach / i wanted to drink bleach to die and i drank the bleach, i want to die
breathing: ah gong hanged himself, he is not breathing / she hanged herself / i cannot breathe, i feel like dying
bleeding: she cut herself on purpose, she is bleeding a lot and wants to die / she slit her wrist
fall: my friend wants to die, she jumped out of the window / she jumped from the window
fainting: ah ma sleep and not wake up / she said she wants to die. now she is unconscious
fire: she set the room on fire, she says she wants to die
bleeding: naglaslas siya, maraming dugo, dumudugo / naglaslas po si ate
breathing: nagbigti siya hindi humihinga / nagbigti yung kasama ko
poison: uminom siya ng zonrox gusto na niyang mamatay / nakainom na siya ng lason sabi niya gusto na niyang mamatay
fainting: gusto niyang mamatay, walang malay siya ngayon
fall: tumalon siya sa bintana / tumalon ang ate ko sa balkonahe
bleeding: pisau menyayat tangannya, darahnya tidak berhenti / pisau menyayat tangannya / dia mengiris nadinya, darah banyak sekali
breathing: kakek gantung diri, tidak bernapas
poison: teman minum racun tikus katanya mau mati / dia mau mati dia mau minum racun sudah minum racun
fall: dia lompat dari jendela / teman saya loncat dari lantai 3, dia mau mati
fainting: dia bilang mau bunuh diri, sekarang pingsan
poison: သူ ပိုးသတ်ဆေး သောက်လိုက်တယ် သေချင်တယ်တဲ့ / ဆေးတွေ အကုန်သောက်လိုက်တယ် သေချင်တယ်
breathing: ကြိုးဆွဲချတယ် အသက်မရှူဘူး
bleeding: သူ့ကိုယ်သူ လှီးလို့ သွေးတွေ ထွက်နေတယ်
fall: ပြတင်းပေါက်က ခုန်ချလိုက်တယ်
fainting: သူ ဆေးတွေ သောက်ပြီး သတိမေ့နေတယ် သေချင်တယ်လို့ ပြောတယ်`

/** Somebody wants to die, is not hurt yet, or was hurt long ago. */
const wishing = `
I want to drink bleach, I don't want to live / she wants to cut her wrist, she wants to die / grandpa tried to hang himself / my uncle hanged himself last year / i want to sleep and not wake up / she says she will jump from the window / he wants to jump off the balcony / i want to die, i hope i stop breathing
i am drowning in sadness, i want to die / my life collapsed, i dont want to live / my heart is bleeding and i want to die / he is not responding to my messages, i want to die
nalulunod na ako sa problema gusto ko na mamatay / dumudugo ang puso ko, ayoko nang mabuhay / saya tenggelam dalam kesedihan, ingin mati saja
gusto kong uminom ng zonrox gusto ko nang mamatay / gusto niyang tumalon sa bintana / tatalon siya sa bintana / ayaw ko na magising / nagbigti ang tito ko noong 2010
saya mau minum racun biar mati / dia mau mengiris nadinya / dia mau lompat dari jendela
ဆေးတွေ အကုန်သောက်လိုက်ချင်တယ် သေချင်တယ် / ပြတင်းပေါက်က ခုန်ချမယ်`

const said = (lines: string) => lines.trim().split(/ \/ |\n/)
const rows = hurt
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [kind, all = ''] = line.split(': ')
    return said(all).map((text) => ({ kind, text }))
  })

test.each(rows)('$kind, 995: $text', ({ kind, text }) => {
  expect(findEmergency(text, 'eng')).toMatchObject({ kind, number: '995' })
})

test.each(said(wishing))('suicide, 1771: %s', (text) => {
  expect(findEmergency(text, 'eng')).toMatchObject({ kind: 'suicide', number: '1771' })
})
