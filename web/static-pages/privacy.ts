import { brand } from '../../contract/src/brand.ts'
import { layoutTexts } from '../src/app/layouts/layout.texts.ts'
import { withShortText } from './in-short.ts'
import { privacyInShort } from './static.texts.ts'

const mail = `<a href="mailto:${brand.contactEmail}">${brand.contactEmail}</a>`

/** Follows Singapore's Personal Data Protection Act (PDPA). */
const english = {
  name: 'privacy' as const,
  title: layoutTexts.privacy,
  description: `What ${brand.name} stores about you, why, for how long, and what you can do about it.`,
  content: `
<p>${brand.name} is video training for domestic helpers and their employers in Singapore. This page says what we store about you, why, and for how long. We follow Singapore’s Personal Data Protection Act (PDPA).</p>

<h2>What we store, and why</h2>
<table>
<thead><tr><th scope="col">What</th><th scope="col">Why</th></tr></thead>
<tbody>
<tr><td><b>Employer’s account:</b> email, a scrambled form of the password, name, chosen topics and videos</td><td>So that you can log in and choose training</td></tr>
<tr><td><b>Helper’s account:</b> User ID, a scrambled form of the password, language, name and photo if she adds them</td><td>So that she can log in and learn in her language</td></tr>
<tr><td><b>Progress:</b> videos watched and how far, quiz answers, minutes a day, skills, credits</td><td>To go on where she stopped, to count credits, and to show progress to her and to her employer</td></tr>
<tr><td><b>Certificates:</b> name, topic, number of lessons and minutes, date, a code</td><td>So that she can show what she has learned, and others can check it</td></tr>
<tr><td><b>Mailing address</b> for a voucher</td><td>To post the voucher</td></tr>
<tr><td><b>Plan and payments:</b> plan, dates, amounts, and the card’s brand, last four digits and expiry date</td><td>To give access, to renew it, and for our accounts</td></tr>
<tr><td><b>Messages</b> to us</td><td>To answer you</td></tr>
<tr><td><b>Sound files</b> of ${brand.assistant}’s answers and of texts that are read to you</td><td>So that you can hear them</td></tr>
<tr><td><b>Security records:</b> logins, password changes, payments and changes to accounts, with their time</td><td>To keep accounts safe and to find mistakes</td></tr>
</tbody>
</table>
<p>Your full card number never reaches us. The card provider takes the payment, and tells us whether it worked, the card’s brand, its last four digits and its expiry date. We keep the name and the address that you type with the card only until the payment has worked or failed.</p>
<p>We do not keep what you write, show or say to ${brand.assistant}. We count the questions of a day, and the subjects of those without an answer, without names.</p>
<p>We use no advertising and no tracking cookies. Your browser keeps your login, your language, what you saw last, what you have typed and not sent, the lessons that you saved, and your last messages and pictures to ${brand.assistant} with the answers. Logging out removes the messages and pictures, what you saw and what you typed. The saved lessons stay until you remove them, or until somebody else logs in on the phone.</p>

<h2>Who sees it</h2>
<ul>
<li>An employer sees the progress of the helper who is linked to her, and when she was last logged in, for as long as she is linked.</li>
<li>A helper sees her own progress. She does not see payments.</li>
<li>A helper gets a certificate for a topic that she has learned wholly. It shows her name (or ‘A domestic helper’ where she has written none), the topic, how many lessons and minutes it had, the date and a code; no answers, no User ID and no email. She and her employer see her certificates. Whoever has the code or the link of one can read it without a login, so give it only to people who should. She or her employer can withdraw it, for good: then its code says that it is not valid, and no more.</li>
<li>Where an agency or organisation pays for an account, its admin sees that account and its progress.</li>
<li>Companies that work for us get only what they need: hosting, sending mail, card payments. Where ${brand.assistant} is run by an outside service, it gets your question and the messages before it, the picture or the voice message that you send, and the text that it reads aloud to you. We add no User ID, name or email. Do not write names into a question.</li>
<li>Some videos come from YouTube or Vimeo. They learn that you watch when you press play.</li>
<li>The login and registration pages show Google’s button where it is offered, so Google learns that you opened them. If you press it, we get your email address and name from Google.</li>
</ul>
<p>We sell nothing about you to anybody. If one of these companies works outside Singapore, we make sure that your data is protected there as the PDPA asks.</p>

<h2>Mails</h2>
<p>Employers get mails about progress and reminders. Each has a link that stops them. Mails about your login and your payments always come.</p>

<h2>Reminders on a phone</h2>
<p>A phone shows reminders only after you have turned them on. They are sent encrypted through the push service of your browser’s maker, which learns that one was sent and not what it says. We keep the browser’s address and the days and time that you chose. The address goes when you turn them off, log out or delete your account.</p>

<h2>How long</h2>
<ul>
<li>An account and its progress: until you delete it.</li>
<li>A certificate: until the helper’s account is deleted. It stays hers when she changes employers.</li>
<li>A mailing address: 90 days after the voucher was posted.</li>
<li>A sound file of an answer of ${brand.assistant} or of a text that is read to you: 24 hours.</li>
<li>A message to us: until you delete your account; without an account, until you ask us to delete it.</li>
<li>A link to a new password: one hour.</li>
<li>Plan and payments: until you delete your account. The card provider keeps its own records as long as the law asks.</li>
<li>Security records stay when an account is deleted, without your name.</li>
</ul>

<h2>What you can do</h2>
<ul>
<li><b>See and take along:</b> Settings gives you everything that we store about you, as a page to read and as a file.</li>
<li><b>Correct:</b> employers change their email, helpers their name, photo and language. For anything else, ask us.</li>
<li><b>Delete:</b> Settings deletes your account, at once and for good. A running plan is canceled. A helper’s own account lives on when her employer’s is deleted.</li>
<li><b>Withdraw your consent:</b> write to us. Without the data that an account needs, we can’t offer the account any longer.</li>
</ul>
<p>We answer within 30 days. If you are not content with our answer, you may turn to the Personal Data Protection Commission of Singapore.</p>

<h2>How we protect it</h2>
<p>Connections are encrypted, passwords are stored scrambled, and who of us may see or change data is limited; changes are recorded. If a leak could harm you, we tell you and the Commission, as the PDPA asks.</p>

<h2>Who is responsible</h2>
<p>${brand.name}, ${brand.postalAddress}. Our data protection officer reads ${mail}.</p>
<p>If our use of your data changes, this page says so.</p>`,
}

export const privacyPages = withShortText(english, privacyInShort)
