import { brand } from '../../contract/src/brand.ts'
import { monthlyPlanId, plans, yearlyPlanId } from '../../contract/src/money/billing.rules.ts'
import { minimumPasswordLength } from '../../contract/src/people/auth/auth.rules.ts'
import { layoutTexts } from '../src/app/layouts/layout.texts.ts'
import { withShortText } from './in-short.ts'
import { termsInShort } from './static.texts.ts'

const price = (planId: number) => {
  const cents = plans[planId]?.cents ?? 0
  return `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`
}
const mail = `<a href="mailto:${brand.contactEmail}">${brand.contactEmail}</a>`

const english = {
  name: 'terms' as const,
  title: layoutTexts.terms,
  description: `The terms of ${brand.name}: plans and prices, renewal, canceling, replacing a helper, vouchers.`,
  content: `
<p>These terms hold between you and ${brand.name}, ${brand.postalAddress}. By registering you agree to them.</p>

<h2>What you get</h2>
<p>${brand.name} is video training for domestic helpers. An employer with a plan creates a login for one helper, chooses topics and videos, and follows progress. The helper watches in English, Filipino, Bahasa Indonesia or Burmese, answers quizzes and earns credits. Videos come and go; we keep the library useful, and do not promise single videos.</p>

<h2>Plans and prices</h2>
<ul>
<li><b>Monthly plan:</b> ${price(monthlyPlanId)} a month. It renews each month until you cancel.</li>
<li><b>Annual plan:</b> ${price(yearlyPlanId)} a year. It renews each year until you cancel.</li>
</ul>
<p>Prices are in Singapore dollars. The amount beside the button is what is charged, to the card that you gave. In the week before a plan ends or renews, you are reminded when you log in. If a price changes, your plan keeps its price until you cancel it.</p>

<h2>Canceling and changing</h2>
<ul>
<li>You can cancel at any time in Your settings. You keep access until the end of the period that is paid. We do not pay back the rest of a period.</li>
<li>From monthly to annual: the year starts at once, and unused days are taken off the price.</li>
<li>From annual to monthly: once the year is over.</li>
<li>If a payment fails, access ends when the paid period does.</li>
</ul>

<h2>Replacing a helper</h2>
<p>One employer has one helper at a time. On the annual plan you may replace her at any time within the year. On the monthly plan you may do so once a billing month; it does not give year-long access when you switch helpers. The old helper’s login ends at once. Her records stay hers.</p>

<h2>Accounts</h2>
<ul>
<li>You are 18 or older, and what you tell us is true.</li>
<li>One account is for one person, logged in on one device at a time. Account sharing is not allowed.</li>
<li>A password has at least ${minimumPasswordLength} characters. Keep it to yourself, and tell us if somebody else knows it.</li>
<li>An account that an agency or organisation pays for ends with the period that it agreed with us.</li>
</ul>

<h2>Vouchers and credits</h2>
<ul>
<li>A voucher code lowers the price of a plan as it says. It can’t be exchanged for money or used after it has expired.</li>
<li>A helper earns 1 credit a month when 90% or more of her answers are correct and she watched at least 1 video. 6 credits become a gift voucher, posted to an address in Singapore. We choose the shop and the amount; a voucher that is ordered keeps its amount. A helper’s rewards page says what it is worth at present.</li>
<li>Credits belong to the helper. They can’t be sold or passed on, and we may take back what was got by cheating.</li>
</ul>

<h2>Fair use</h2>
<ul>
<li>Videos, quizzes and texts are for learning in your household. Do not copy, sell or show them in public.</li>
<li>Do not disturb the service, look for other people’s data, or let programs use it in your place.</li>
<li>Agree with your helper on a time to learn. Training does not take the place of her rest.</li>
</ul>
<p>We may close an account that breaks these rules.</p>

<h2>General information</h2>
<p>Lessons and ${brand.assistant}’s answers are general information. They do not take the place of a doctor, a lawyer or an official office, or of what the maker of a product says. <b>In an emergency call 995</b> (ambulance and fire) or 999 (police).</p>

<h2>What we answer for</h2>
<p>We run the service with care, but can’t promise that it is always there and never wrong. For damage that we did not cause on purpose or by gross carelessness we answer up to what you paid in the twelve months before. Nothing here limits what can’t be limited by law, such as our responsibility for injury, or the rights that consumers have in Singapore.</p>

<h2>Changes, law, questions</h2>
<p>If these terms change, the new ones stand on this page. Who does not agree can cancel. The law of Singapore holds. Write to us at ${mail} or by the <a href="/contact">contact form</a>: most things are solved that way.</p>
<p>How we handle personal data is on the <a href="/privacy.html">privacy page</a>.</p>`,
}

export const termsPages = withShortText(english, termsInShort)
