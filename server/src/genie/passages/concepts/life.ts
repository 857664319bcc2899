/** See home.ts. */
export const life = `
salary | salary, pay, paid, wage, wages, payday | sahod, suweldo, sweldo, sinasahuran, kita, sinusuwelduhan, sahuran | gaji, gajian, upah, digaji, gajiku | လစာ, လခ, လုပ်ခ, လစာမရ, လခမရ, လခမပေး, လစာမပေး
unpaid | not paid, never pay, unpaid, late salary, havent paid, not pay | walang sahod, hindi sinasahuran, d sinasahuran, di pa sinasahuran, walang suweldo, hindi pa bayad | belum dibayar, blm dibayar, tidak dibayar, gak dibayar, belum digaji | လစာမရ, လခမရ, မပေးသေး, လခမပေး, လစာမပေး
money | money, cash, dollar | pera, kwarta, salapi, cash | uang, duit, tunai | ပိုက်ဆံ, ငွေ, ငွေသား
papers | passport, work permit, documents, papers | passport, pasaporte, papeles, dokumento, work permit | paspor, surat penting, dokumen, work permit, izin kerja | ပတ်စပို့, စာရွက်စာတမ်း, နိုင်ငံကူးလက်မှတ်, ပါမစ်, work permit
keep | keep, keeps, hold, holding, kept, took | tago, itago, hawak, tinago, kinuha, itinago | simpan, pegang, dipegang, ditahan, disimpan, nyimpen | သိမ်း, သိမ်းထား, ယူထား
save_money | save, saving, savings, put aside, save money, budget | ipon, mag-ipon, makaipon, makakaipon, budget, tipid, magtipid, nakakaipon | menabung, nabung, tabungan, tabung, hemat, menyisihkan, sisihkan, berhemat, anggaran | စု, ပိုက်ဆံစု, ငွေစု, စုဆောင်း, ချွေတာ
send_money | send money, remit, remittance, transfer money, money home, western union | magpadala, padala, remittance, ipadala, padalhan, padala ng pera | kirim uang, transfer, transfer uang, ngirim uang, mengirim uang, remitansi | ပိုက်ဆံပို့, ငွေပို့, ပိုက်ဆံလွှဲ, ငွေလွှဲ, လွှဲ
loan | loan, borrow, lend, debt, owe, loan shark, ah long, moneylender | utang, umutang, pautang, hiram, loan, nagpapautang, mangutang | pinjam, utang, hutang, rentenir, pinjaman, pinjol, ngutang | ချေး, အကြွေး, ငွေချေး, ငွေတိုး
bank | bank, account, atm | bangko, account, atm | bank, rekening, atm | ဘဏ်, အကောင့်
scam | scam, scammer, cheat, cheated, fraud, trick, fake, phishing, is it true, legit | scam, panloloko, loko, manloloko, budol, legit, totoo, niloko | penipuan, tipu, tertipu, penipu, ketipu, palsu, nipu, ngaku | လိမ်, အလိမ်, လိမ်လည်မှု, အလိမ်ခံ, ဂျင်းမိ
otp | otp, code, password, pin | otp, code, password, pin | otp, kode, kata sandi, pin | otp, ကုဒ်, စကားဝှက်
invest | invest, investment, double money, profit, ponzi, get rich, return | invest, investment, doble, tubo, ponzi, yumaman, puhunan | investasi, untung, lipat, dua kali lipat, ponzi, modal, kaya, bunga tinggi | ရင်းနှီး, ရင်းနှီးမြှုပ်နှံ, အမြတ်, နှစ်ဆ, ponzi
love_online | online love, boyfriend online, met online, love scam | pag-ibig, nobyo online, nakilala online | pacar online, cinta, kenal di internet, pacar | အချစ်, ချစ်သူ
rest_day | rest day, day off, sunday, sundays, on sunday, off day, days off, sunday off, holiday, public holiday, leave day | rest day, day off, dayoff, off, araw ng linggo, tuwing linggo, pahinga, bakasyon, restday | hari libur, libur, hari minggu, off day, cuti, hari off, liburan | နားရက်, ပိတ်ရက်, အားလပ်ရက်, နားခွင့်, တနင်္ဂနွေ, တနင်္ဂနွေနေ့
how_often | how many, how often, how many times | ilan, ilang beses, gaano kadalas | berapa kali, brp kali | ဘယ်နှရက်, ဘယ်နှခါ, ဘယ်နှကြိမ်
month | month, monthly, every month | buwan, buwan-buwan, buwanan | bulan, bulanan, sebulan | တစ်လ, လတိုင်း
week | week, weekly | linggo, lingguhan | minggu, seminggu, mingguan | တစ်ပတ်, အပတ်, ပတ်
day | day, daily, every day | araw, araw-araw | hari, setiap hari, sehari | ရက်, နေ့, နေ့တိုင်း
night | night, overnight, nite | gabi, gabi-gabi, magdamag | malam, malem, semalaman | ည, ညတိုင်း, ညဘက်
extra_work | extra work, part time, work for others, second job, sideline | sideline, ekstra trabaho, part time, raket | kerja sampingan, kerja lain, part time | အပိုအလုပ်, အချိန်ပိုင်း
train | train, mrt, station, subway | mrt, tren, istasyon, lrt | mrt, kereta, stasiun, lrt | mrt, ရထား, ဘူတာ
bus | bus | bus | bus, bis | ဘတ်စ်ကား, ကား
card | card, ezlink, tap | card, tap, ezlink | kartu, tap, ezlink | ကတ်, ကဒ်
fine | fine, penalty, not allowed, forbidden | multa, bawal, pinagbabawal | denda, dilarang, larangan | ဒဏ်ငွေ, ဒဏ်ရိုက်, တားမြစ်
lost | lost, lost my way | naligaw, ligaw, nawawala | tersesat, nyasar, kesasar | လမ်းပျောက်, ပျောက်
seat | seat | upuan, silya | tempat duduk, kursi | ထိုင်ခုံ
phone | phone, handphone, cellphone, mobile, smartphone | phone, cellphone, selpon, cp | ponsel, hp, hape, handphone | ဖုန်း, လက်ကိုင်ဖုန်း
screen | screen, tv, ipad, tablet, cartoon, youtube, video game, games | screen, tv, ipad, tablet, cellphone, gadget, laro sa phone | layar, tv, hp, tablet, gadget, gawai, game, nonton | ဖန်သားပြင်, တီဗီ, ဖုန်းကြည့်, တက်ဘလက်, ဂိမ်း
read | read, reading, book, story, storybook | basa, magbasa, basahin, libro, kuwento, kwento, aklat | baca, membaca, buku, cerita, dongeng, bacain | ဖတ်, စာဖတ်, စာအုပ်, ပုံပြင်
photo | photo, selfie, video call, film | litrato, selfie, video call, i-video | foto, selfie, video call, memotret, merekam, rekam | ဓာတ်ပုံ, ဗီဒီယိုရိုက်, ဓာတ်ပုံရိုက်
picture | picture, pictures | picture, larawan | gambar | ပုံ, ရုပ်ပုံ
post | post, posting, upload, share online, social media, facebook, fb, tiktok, instagram | i-post, ipost, post, upload, i-upload, facebook, fb, tiktok, social media | posting, upload, unggah, facebook, fb, tiktok, medsos, sosmed | တင်, ပုံတင်, facebook, ဖေ့ဘုတ်, ဖေ့စ်ဘွတ်, ဖေ့စ်ဘုတ်, tiktok, လူမှုကွန်ရက်
privacy | privacy, private, secret, gossip, tell others | privacy, pribado, tsismis, ikuwento, kuwento sa iba | privasi, rahasia, gosip, ceritakan | ကိုယ်ရေးကိုယ်တာ, လျှို့ဝှက်, အတင်း
camera | camera, cctv | camera, cctv, kamera | kamera, cctv | ကင်မရာ, cctv
permission | permission, allowed, may i, ask before | paalam, permiso, magpaalam, pahintulot | izin, ijin, minta izin | ခွင့်ပြုချက်, ခွင့်တောင်း
first_week | first week, new employer, new house, new home, first day, just arrive, just arrived, new job, new family | unang linggo, bagong bahay, bagong amo, bagong dating, unang araw, bago pa lang, bagong employer, kararating | minggu pertama, rumah baru, majikan baru, hari pertama, baru datang, baru sampai, baru tiba, baru kerja | ပထမအပတ်, အိမ်အသစ်, အလုပ်ရှင်အသစ်, ရောက်ခါစ, ပထမဆုံးနေ့, အိမ်သစ်, ရောက်စ
ask | ask, asking, question | tanong, itanong, magtanong, tatanong, itatanong | tanya, nanya, bertanya, tanyakan | မေး, မေးမြန်း
repeat | repeat, again, say again, say it again, once more | ulit, ulitin, pakiulit | ulang, ulangi, diulang, lagi | ထပ်ပြော, ပြန်ပြော, ပြန်မေး, နောက်တစ်ခါ
understand | understand, not understand, dont understand, catch it, get it | intindi, naintindihan, maintindihan, di ko gets, gets, nakuha | mengerti, paham, ngerti, gak ngerti | နားလည်, နားမလည်, သဘောပေါက်
slowly | slow, slowly, too fast, fast, speak fast, talks fast | bagal, mabagal, bilis, mabilis, dahan-dahan, ang bilis | pelan, pelan-pelan, cepat, cepet, terlalu cepat | ဖြည်းဖြည်း, မြန်, အမြန်, နှေး
polite | polite, politely, nicely, manners, kindly | magalang, galang, maayos na sabi | sopan, santun, baik-baik | ယဉ်ကျေး, ယဉ်ယဉ်ကျေးကျေး
english | english, speak english | english, ingles | bahasa inggris, inggris, bhs inggris | အင်္ဂလိပ်, အင်္ဂလိပ်စာ, အင်္ဂလိပ်လို, အင်္ဂလိပ်စကား
say | say, tell, speak, talk, talks | sabihin, sasabihin, magsalita, sabi, salita | bilang, ngomong, bicara, katakan, berbicara, bicaranya | ပြော, စကားပြော
learn | learn, learning, study, skill, improve | aral, mag-aral, matuto, natututo, skill, pag-aaral | belajar, keahlian, keterampilan, pelajari | သင်, သင်ယူ, လေ့လာ, ပညာ
course | course, class, classes, school, training, lesson on sunday | kurso, klase, course, school, training, eskwela | kursus, kelas, sekolah, pelatihan, les | သင်တန်း, အတန်း, ကျောင်း
fail | fail, failed, failure, mistake, mistakes, wrong, give up | palpak, bigo, pagkabigo, mali, pagkakamali, sumuko, bagsak | gagal, kegagalan, salah, kesalahan, menyerah, bangkit | ကျရှုံး, ရှုံး, အမှား, လက်လျှော့, မှား
success | success, successful, business, entrepreneur | tagumpay, negosyo, magtagumpay | sukses, berhasil, usaha, bisnis | အောင်မြင်, လုပ်ငန်း, စီးပွားရေး
plan | plan, subscription, subscribe, subscribed, membership, package | plan, subscription, subscribe, mag-subscribe | paket, langganan, berlangganan | ပက်ကေ့ချ်, အသင်းဝင်, plan
new_helper | new helper, new maid, next helper, switch helper, switch helpers, change helper, replace helper, replace my helper | bagong helper, magpalit ng helper, palitan ang helper, ibang helper | pekerja baru, ganti pekerja, pembantu baru | အိမ်အကူအသစ်, အိမ်အကူပြောင်း
cancel | cancel, canceling, cancellation, unsubscribe, end my plan, stop my plan, stop my subscription, stop the subscription | cancel, i-cancel, mag-cancel, ika-cancel, kanselahin, itigil ang plan, ihinto ang plan | batal, batalkan, membatalkan, dibatalkan, cancel, berhenti langganan, berhenti berlangganan, stop langganan | ပယ်ဖျက်, ပက်ကေ့ချ်ရပ်, cancel
renew | renew, renews, renewal, auto renew, charged, billing, bill | renew, nare-renew, singil, sisingilin, bill | perpanjang, diperpanjang, memperpanjang, tagihan, ditagih | သက်တမ်းတိုး
voucher | voucher, reward, gift, prize, 5 dollar, $5 | voucher, reward, premyo, gantimpala | voucher, hadiah, kupon | ကူပွန်, ဆု, လက်ဆောင်, voucher
credit | credit, credits, points, stars | credit, puntos, bituin | poin, kredit, bintang | ဆုမှတ်, အမှတ်
user_id | user id, login, log in, sign in | user id, login, log-in, mag-log in | user id, login, masuk akun | user id, အကောင့်ဝင်, ဝင်ရ
forgot_password | forgot password, forgotten password, lost password, reset password | nakalimutan, password, nakalimutan ang password | lupa kata sandi, lupa password, reset password | စကားဝှက်မေ့, မေ့
`
