/**
 * One concept a line: its name, then its words in English, Filipino, Indonesian and Burmese, as workers say and write
 * them.
 */
export const home = `
baby | baby, babies, newborn, infant | baby, sanggol, bebe, bagong panganak | bayi, orok, dede bayi | မွေးကင်းစ, ကလေးငယ်, ကလေးပေါက်စ, ကလေး, ကလေးလေး, ဘေဘီ
child | child, children, kid, kids, toddler, boy, girl, ward | bata, alaga, anak, paslit, batang babae, batang lalaki | anak, balita, bocah, anak asuh, adek, si kecil | ကလေး, ကလေးငယ်, သားသား, မီးမီး, သမီးလေး, သားလေး
old | elderly, old people, old man, old woman, old person, old lady, grandma, grandpa, grandmother, grandfather, ah ma, ah gong, ahma, ahgong, popo, granny, senior, aged | lola, lolo, matanda, nanay, tatay | nenek, kakek, lansia, orang tua, opa, oma, mbah, popo | အဘိုး, အဘွား, အဖိုး, အဖွား, ဖိုးဖိုး, ဖွားဖွား, သက်ကြီးရွယ်အို, လူအို, လူကြီး, အဘိုးအဘွား
employer | employer, boss, sir, mam, maam, madam, mdm, mum, mam and sir, lady boss | amo, employer, boss, sir, maam, mam, madam, mader | majikan, bos, tuan, nyonya, nona, bapak, ibu, mam, sir, pak | အလုပ်ရှင်, သူဌေး, မဒမ်, မမ, ဆရာကြီး
helper | helper, helpers, maid, maids, domestic helper, domestic worker, my worker, my girl | helper, kasambahay, katulong | pekerja, pembantu, asisten rumah tangga | အိမ်အကူ, အိမ်ဖော်
parents | parent, parents, mother, father, mummy, daddy | magulang, mommy, daddy | orang tua, mama, papa | မိဘ, အမေ, အဖေ
family | family, families | pamilya | keluarga | မိသားစု
home | house, home, flat, apartment | bahay, tahanan | rumah, rmh, flat | အိမ်
clothes | clothes, clothing, shirt, garment, uniform, dress, tshirt, blouse, trousers | damit, damitan, blusa, pantalon, uniform, t-shirt | pakaian, baju, kemeja, celana, kaos | အဝတ်, အဝတ်အစား, အင်္ကျီ, ထမီ, ပုဆိုး, ဘောင်းဘီ
label | label, tag, care label | label, tag, etiketa | label, etiket | အညွှန်း, တံဆိပ်
sign | sign, symbol, mark, icon, logo | sign, simbolo, marka, tanda | tanda, simbol, lambang, logo | အမှတ်အသား, သင်္ကေတ, လက္ခဏာ
laundry | laundry, wash, washing, launder, washing machine | laba, labhan, maglaba, labada, washing machine, nilalabhan | cuci, nyuci, mencuci, cucian, mesin cuci, laundry | အဝတ်လျှော်, လျှော်, အဝတ်လျှော်စက်
iron | iron, ironing | plantsa, plantsahin, mamalantsa, pamamalantsa | setrika, nyetrika, gosok baju, strika | မီးပူ, မီးပူတိုက်
bleach | bleach, clorox, domestos, javel | bleach, zonrox, clorox, kloroks, chlorox | pemutih, bayclin, bleach, klorin, so klin pemutih | bleach, ဘလိချ်, ဘလိချ, ကလိုရင်း, အရောင်ချွတ်ဆေး
cleaner | cleaner, detergent, disinfectant, chemical, cleaning product, harpic, dettol, toilet cleaner, acid | panlinis, muriatic, sabon panlinis, kemikal, domex, panglinis, pang linis, asido | pembersih, cairan pembersih, karbol, porstex, sabun pel, wipol, deterjen, harpic | သန့်ရှင်းရေးဆေး, ဆေးရည်, သန့်ရှင်းဆေး, တိုက်ချွတ်ဆေး, အိမ်သာဆေး, ဆပ်ပြာရည်, ကြမ်းတိုက်ဆေး
mix | mix, mixing, combine, together with, blend | ihalo, paghaluin, haluin, halo, pagsamahin, pinaghalo, timpla | campur, dicampur, nyampur, mencampur, oplos | ရော, ရောစပ်, ရောလို့, ရောထည့်, ပေါင်း
clean | clean, cleaning, scrub, wipe, mop, sweep | linis, linisin, maglinis, kuskos, punas, walis, lampaso | bersih, bersihkan, lap, ngelap, sapu, pel, ngepel, gosok, membersihkan | သန့်ရှင်းရေး, တိုက်ချွတ်, သုတ်, ဆေးကြော, သန့်ရှင်း
bathroom | bathroom, toilet, shower room, washroom, restroom, wc, loo | banyo, cr, kubeta, inidoro, toilet, palikuran, comfort room | kamar mandi, wc, toilet, kakus, jamban | ရေချိုးခန်း, အိမ်သာ, တွိုင်လက်
floor | floor, tiles | sahig, floor | lantai, ubin | ကြမ်းပြင်, ကြမ်း
wet | wet, spilled, spill, puddle | basa, basang, natapon, natapong, tapon | basah, tumpah, becek | စို, စိုနေ, ဖိတ်, စွတ်
slip | slip, slippery, slipping, slide | dulas, madulas, nadulas, nadudulas, dudulas | licin, terpeleset, kepleset, peleset, kepeleset | ချော်, ချောတယ်, ချော
smell | smell, fumes, fume, gas smell | amoy, baho, singaw | bau, menyengat, uap | အနံ့, အနံ့ပြင်း
gloves | glove, gloves | gloves, guwantes | sarung tangan | လက်အိတ်
window | window, windows, pane, glass window, outside glass | bintana, salamin ng bintana | jendela, kaca jendela, kaca luar, kaca bagian luar, kaca | ပြတင်းပေါက်, မှန်တံခါး, ပြတင်း
high | high floor, high place, height, upstairs, ledge, tall, storey | mataas, taas, palapag, gilid | tinggi, lantai atas, ketinggian, tingkat | မြင့်, အမြင့်, အထပ်မြင့်, အထပ်
grille | grille, grill, bars | grille, rehas | teralis, teralik | သံပန်း, သံတိုင်
hang | hang clothes, hanging clothes, clothes pole, bamboo pole, dry clothes | sampay, magsampay, sampayan, isampay | jemur, menjemur, jemuran | အဝတ်လှန်း, လှန်း, အဝတ်တန်း
dry | dry, drying | tuyo, tuyuin, patuyuin | kering, keringkan | ခြောက်, အခြောက်
machine | machine, appliance, microwave, vacuum | machine, makina, microwave, vacuum | mesin, alat, microwave, vakum | စက်, စက်ပစ္စည်း
break | break, broke, broken, damage, spoil, spoilt | sira, nasira, nabasag, basag, masira | rusak, pecah, pecahin, merusak | ပျက်, ကျိုး, ကွဲ, ပျက်စီး
lift | lift, lifting, carry, carrying | buhat, buhatin, buhatan, karga, bubuhatin | angkat, gendong, mengangkat, ngangkat | ချီ, မတာ, ပွေ့, မတင်
move | move, transfer, shift | lipat, ilipat, ililipat, paglipat, galaw | pindah, memindahkan, pindahin, mindahin | ရွှေ့, ပြောင်း, ပြောင်းရွှေ့
wheelchair | wheelchair, wheel chair | wheelchair, silyang de gulong, wheel chair | kursi roda | ဝှီးချဲ, ဘီးတပ်ကုလားထိုင်, ဝီးချဲ
bed | bed | kama, higaan | ranjang, kasur, tempat tidur | ကုတင်, အိပ်ရာ
back | back, spine, my back, backache | likod, balakang | punggung, pinggang, boyok | ခါး, ကျော
knee | knee, knees | tuhod | lutut, dengkul | ဒူး
shoe | shoe, shoes, slipper | sapatos, tsinelas | sepatu, sandal | ဖိနပ်
light | lamp, night light, light on | ilaw, lampara | lampu | မီးအိမ်, ညမီး, မီးသီး, မီးထွန်း
chair | chair, stool | upuan, silya, bangkito | kursi, bangku | ထိုင်ခုံ, ခုံ
sleep | sleep, sleeping, asleep, nap, sleepy | tulog, matulog, patulugin, pagtulog, natutulog, antok, inaantok | tidur, bobo, ngantuk, mengantuk, tidurin, nidurin | အိပ်, သိပ်, အိပ်ပျော်, အိပ်ချင်
lying | stomach, tummy, face down, prone, on the back, face up, supine, on the side | dapa, nakadapa, padapa, tihaya, nakatihaya, patagilid | tengkurap, telungkup, telentang, terlentang, miring | မှောက်, မှောက်အိပ်, မှောက်သိပ်, ပက်လက်, ဘေးစောင်း
pillow | pillow, blanket, bumper | unan, kumot, bumper | bantal, selimut, guling | ခေါင်းအုံး, စောင်
crib | crib, cot, mattress | crib, kuna, kutson | boks, boks bayi, ranjang bayi, kasur bayi | ကလေးကုတင်, မွေ့ရာ, ပုခက်
wrap | wrap, swaddle, swaddling | balot, balutin, lampin | bedong, dibedong, bungkus | ထုပ်, အနှီးထုပ်, ပတ်
bath | bath, bathe, bathing, bath time, bathwater, shower | ligo, paligo, paliguan, pampaligo, maligo, naliligo, pagpapaligo | mandi, mandiin, memandikan, mandikan, dimandiin | ရေချိုး, ရေချိုးပေး, ရေချိုးပေးနည်း, ကိုယ်လုံးသုတ်
temperature | temperature, degree, how hot, how warm, thermometer, lukewarm, warm | temperatura, gaano kainit, maligamgam, kainit, thermometer | suhu, derajat, hangat, suam, panasnya, termometer | အပူချိန်, ဘယ်လောက်ပူ, နွေး, ဒီဂရီ
hot | hot, heat, boiling, scalding | init, mainit, kumukulo, kulo | panas, mendidih, didih | ပူ, အပူ, ဆူ
cold | cold, cool, chill | lamig, malamig, palamigin, yelo | dingin, sejuk, dinginkan, es | အေး, ရေခဲ
water | water, tap water | tubig | air | ရေ
elbow | elbow, wrist | siko, pulso | siku, pergelangan | တံတောင်, လက်ကောက်ဝတ်
hold | hold, holding, grip | hawak, hawakan | pegang, memegang, megang | ကိုင်, ထိန်းကိုင်
alone | alone, leave, unattended, by myself, walk away | mag-isa, iwan, iwanan, nag-iisa, umalis | sendiri, sendirian, tinggal, tinggalin, ditinggal | တစ်ယောက်တည်း, ထားခဲ့, ထားသွား, တယောက်တည်း
diaper | diaper, nappy, nappies, pampers | diaper, lampin, pampers | popok, pampers, pempes | အနှီး, ဒိုင်ပါ, ပန်ပါ
`
