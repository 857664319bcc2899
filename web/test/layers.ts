import page from '../index.html?raw'

/** Puts the order of the layers before all sheets, as the app's page does. */
document.head.insertAdjacentHTML('afterbegin', /<style>.*?<\/style>/.exec(page)?.[0] ?? '')
