/**
 * One concept a line: its name, then its words in each language, in the order of `languages`, as workers say and write
 * them. Home and people, food, care, then life in Singapore.
 */
export const conceptList = `
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
milk | milk, formula, milk powder, powder milk, formula milk | gatas, formula, formula milk, pulbos na gatas | susu, susu formula, susu bubuk, sufor | နို့, နို့မှုန့်, ကလေးနို့မှုန့်
bottle | bottle, feeding bottle, milk bottle | bote, dede, tsupon, feeding bottle | botol, dot, botol susu | နို့ဘူး, ပုလင်း, ဘူး
scoop | scoop, spoon, spoonful, scoops, how many spoon, measure | scoop, takal, kutsara, sukat, kutsarita | takaran, sendok, sendok takar, takar, sdm | ချိန်ဇွန်း, ဇွန်း, ဇွန်းစာ, ဘယ်နှဇွန်း
sterilise | sterilise, sterilize, sanitise, sanitize | sterilize, isterilize, na-sterilize | steril, disterilkan, sterilkan | ပိုးသတ်, ပြုတ်
make_milk | prepare milk, make milk, make formula, mix milk | timpla, pagtitimpla, magtimpla, itimpla | bikin susu, buat susu, seduh, menyeduh, nyeduh | နို့ဖျော်, ဖျော်, ဖျော်နည်း
rice | rice, rice cooker | kanin, bigas, sinaing, saing, magsaing, isaing, rice cooker | nasi, beras, rice cooker, menanak, tanak, nanak | ထမင်း, ဆန်, ထမင်းအိုး, ပေါင်းအိုး, ထမင်းအိုးတည်
leftover | leftover, left over, leftovers, yesterday, overnight, old food, old rice | tira, natira, natirang, bahaw, kagabi, kahapon, magdamag, lumang | sisa, nasi sisa, kemarin, semalam, semalaman, basi, tadi malam | အကျန်, ကျန်တဲ့, ညက, မနေ့က, ထမင်းကျန်, ညအိပ်, သိုး, ထမင်းကြမ်း
fridge | fridge, refrigerator, freezer | ref, refrigerator, pridyider, fridge | kulkas, lemari es, freezer | ရေခဲသေတ္တာ
reheat | reheat, heat again, warm up, microwave again, heat up | initin, iinit, init ulit, ipainit, painit | panaskan, hangatkan, panasin, angetin, memanaskan | ပြန်နွှေး, နွှေး, အပူပေး
cook | cook, cooks, cooking, boil, fry, steam | luto, lutuin, magluto, iluto, niluto, nagluluto, pagluluto, prito, iprito, magsaing, isaing | masak, memasak, dimasak, masakan, masakin, goreng, rebus, menanak, tanak, nanak, kukus | ချက်, ချက်နည်း, ချက်ပြုတ်, ကြော်, ပြုတ်, ထမင်းအိုးတည်
chicken | chicken, poultry | manok | ayam | ကြက်သား, ကြက်
meat | meat, beef, pork, raw meat | karne, baboy, baka | daging, sapi | အသား, အမဲသား, ဝက်သား, ငါး
raw | raw, uncooked, undercooked, pink, half cooked, not cooked | hilaw, pink, hindi luto, hilaw pa, di luto | mentah, belum matang, setengah matang, merah muda, belum mateng | အစိမ်း, မကျက်, ပန်းရောင်, မချက်ခင်, မကျက်သေး
board | chopping board, cutting board, board | sangkalan, chopping board, tadtaran | talenan | စဉ်းနီတုံး, စင်းနှီးတုံး
vegetable | vegetable, veggie, greens | gulay | sayur, sayuran | ဟင်းသီးဟင်းရွက်, အသီးအရွက်
soak | soak, rinse | babad, ibabad, banlaw | rendam, bilas, direndam | စိမ်, ရေစိမ်
hand_wash | wash hands, hand washing, soap | hugas kamay, maghugas ng kamay, sabon | cuci tangan, sabun | လက်ဆေး, ဆပ်ပြာ
rinse_food | wash, washing | hugas, hugasan, hinuhugasan | cuci, dicuci | ဆေး, ရေဆေး, ရေဆေးပေး
germ | germ, bacteria, virus | mikrobyo, germs, bakterya | kuman, bakteri, virus | ပိုး, ရောဂါပိုး
food | food, meal, dish, snack | pagkain, ulam, kain, meryenda | makanan, lauk, makan, jajan | အစားအစာ, အစားအသောက်, ဟင်း, မုန့်, အစာ
eat | eat, eating, feed, serve | kain, kainin, kumain, pakain, pakainin, subo | makan, dimakan, makanin, suap, suapin, nyuapin | စား, ကျွေး, တိုက်
drink | drink, drinking, thirsty | inom, uminom, inumin, painom, uhaw | minum, minuman, diminum, haus | သောက်, ရေသောက်, ရေဆာ
salt | salt, salty, sodium | asin, alat, maalat, maaalat | garam, asin, asinan, natrium | ဆား, ငန်, အငန်, ဆားငန်
round_food | grape, grapes, fishball, sausage, hotdog, hot dog | ubas, fishball, hotdog, sausage | anggur, bakso, sosis, bakso ikan | စပျစ်သီး, အသားလုံး, အသားချောင်း, ငါးလုံး
nuts | nut, nuts, peanut, peanuts, popcorn, hard candy, sweets, candy | mani, nuts, kendi, popcorn | kacang, permen, popcorn, kacang tanah | မြေပဲ, အခွံမာသီး, ပေါက်ပေါက်, သကြားလုံး
bone | bone, bones, fishbone | tinik, buto | tulang, duri | အရိုး, ငါးရိုး
small_things | coin, coins, button battery, battery, small toy, lego, marbles, bead | barya, baterya, maliit na laruan, holen, butil | koin, uang logam, baterai, mainan kecil, kelereng | အကြွေစေ့, ဘက်ထရီ, အရုပ်သေးသေး, အကြွေ
danger | dangerous, danger, risky, unsafe, not safe | delikado, panganib, mapanganib, peligro | bahaya, berbahaya, membahayakan | အန္တရာယ်, မကျွေးသင့်, မလုံခြုံ, အန္တရာယ်ရှိ
choke | choke, choking, choked, stuck in throat, swallow, swallowed | bulunan, mabulunan, nabulunan, nabubulunan, nasamid, nalunok, lunok, samid, bara | tersedak, keselek, sedak, kesedak, tertelan, telan, nelan, ketelan | နင်, လည်ချောင်းနင်, မျို, အစာနင်, သီးတာ
allergy | allergy, allergic, cannot eat, forbidden food | allergy, bawal kainin, allergic | alergi, pantang | ဓာတ်မတည့်, မတည့်
oil | oil, grease | mantika, langis | minyak, minyak goreng | ဆီ
pan | pan, wok, pot, frying pan | kawali, kaldero | wajan, panci, penggorengan, kuali | ဒယ်အိုး, အိုး
stove | stove, cooker, gas stove | kalan, gas stove | kompor | မီးဖို, ဂက်စ်မီးဖို, ဂတ်စ်
gas | gas | gas, gasul | gas, elpiji | ဂက်စ်, ဂတ်စ်, ဓာတ်ငွေ့
kitchen | kitchen | kusina | dapur | မီးဖိုချောင်
dish | adobo, curry, soup, noodles, cake, pasta, pizza, sandwich, recipe, fried rice, porridge, congee, laksa, biryani, salad | adobo, sinigang, tinola, pancit, lumpia, kare-kare, menudo, caldereta, bulalo, nilaga, lechon, recipe, sopas, spaghetti, leche flan, arroz caldo, lugaw | rendang, resep, soto, sate, gado-gado, bakwan, opor, sayur asem, rawon, pecel, sambal, gulai, nasi goreng, mie goreng, kue, bubur, tempe | မုန့်ဟင်းခါး, အုန်းနို့ခေါက်ဆွဲ, ကြာဇံ, ခေါက်ဆွဲ, မုန့်တီ, ဒံပေါက်, လက်ဖက်သုပ်, ကြက်သားဟင်း, ဝက်သားဟင်း, ဟင်းချို, ကိတ်မုန့်, ထမင်းကြော်
fire | fire, flame, flames, burning, catch fire, on fire, starts to burn | sunog, nasusunog, apoy, umapoy, liyab, nagliyab, nagliliyab, umaapoy | kebakaran, api, terbakar, menyala, nyala, kebakar, kobong | မီးလောင်, မီးတောက်, မီးစွဲ, မီးလောင်မှု
smoke | smoke, smoky | usok | asap | မီးခိုး
lid | lid, cover | takip, takpan | tutup, ditutup | အဖုံး, အုပ်
burn | burn, burned, burnt, scald, blister | paso, napaso, napapaso, lapnos, paltos, nasunog ang balat | luka bakar, melepuh, kena panas, lepuh, kena setrika, luka kena, kesiram air panas, tersiram | အပူလောင်, ရေနွေးလောင်, ဆီပူလောင်, အရည်ကြည်ဖု, မီးပူထိ
remedy | toothpaste, butter, soya sauce, ointment, ice, egg white, colgate | toothpaste, colgate, toyo, yelo, suka | odol, pasta gigi, mentega, kecap, pepsodent | သွားတိုက်ဆေး, ထောပတ်, ပဲငံပြာရည်, လိမ်း
doctor | doctor, clinic, hospital, medicine | doktor, ospital, clinic, gamot | dokter, rumah sakit, klinik, puskesmas, obat | ဆရာဝန်, ဆေးခန်း, ဆေးရုံ, ဆေး
electric | electric, electricity, electrocuted, shock, plug, socket, charge, charger, charging | kuryente, nakuryente, saksak, charge | listrik, kesetrum, setrum, colokan, cas, ngecas | လျှပ်စစ်, ဓာတ်လိုက်, ပလပ်, အားသွင်း, မီးခလုတ်
first_aid | first aid | first aid, paunang lunas | pertolongan pertama, p3k | ရှေးဦးသူနာပြု
fall | fall, fell, fallen, falling, falls, trip, tripped | hulog, nahulog, tumba, natumba, bagsak, bumagsak, nadapa, matumba | jatuh, terjatuh, kejatuhan, roboh | လဲ, လဲကျ, ပြုတ်ကျ, ချော်လဲ
hurt | hurt, pain, painful, ache, injury, injured, wound | sakit, masakit, sumasakit, sugat, nasaktan | sakit, nyeri, luka, cedera, terluka | နာ, နာကျင်, ဒဏ်ရာ, ထိခိုက်
blood | blood, bleed, bleeding | dugo, nagdurugo, dumudugo, pagdurugo | darah, berdarah, pendarahan | သွေး, သွေးထွက်
dizzy | dizzy, dizziness, faint | hilo, nahihilo, himatay | pusing, pening, pingsan | မူး, ခေါင်းမူး
fever | fever, high temperature | lagnat, sinat, nilalagnat | demam, meriang, panas dalam | ဖျား, အဖျား, ကိုယ်ပူ
sick | sick, ill, unwell, not well | may sakit, masama ang pakiramdam, karamdaman | sakit, masuk angin, gak enak badan, kurang sehat | နေမကောင်း, မကျန်းမာ, ရောဂါ
flu | flu, influenza, cold virus, cough, sneeze, runny nose | trangkaso, flu, sipon, ubo, bahing | flu, pilek, batuk, influenza, bersin | တုပ်ကွေး, အအေးမိ, ချောင်းဆိုး, နှာစေး
spread | spread, spreading, infect, infected, infectious, contagious, catch flu, pass on | hawa, nakakahawa, kumakalat, kalat, mahawa | menular, tertular, nular, nularnya, ketularan, penularan, menularkan | ကူး, ကူးစက်, ပြန့်, ကူးတာ
breathe | breathe, breath, breathing | hinga, huminga, makahinga | napas, bernapas, bernafas, nafas | အသက်ရှူ, အသက်ရှု
ambulance | ambulance, 995, paramedic | ambulansya, ambulance, 995 | ambulans, ambulan, 995 | လူနာတင်ယာဉ်, လူနာတင်ကား, အရေးပေါ်ကား, 995, ambulance
police | police, 999, officer, cop, policeman | pulis, 999, pulisya | polisi, 999, petugas polisi | ရဲ, 999, ရဲစခန်း, ပုလိပ်
emergency | emergency, urgent | emergency, biglaan | darurat, gawat | အရေးပေါ်
help | help, helpline, hotline, assistance, complain, complaint, report, embassy, mom, ministry of manpower | tulong, tulungan, helpline, saklolo, tumulong, sumbong, magsumbong, isumbong, reklamo, embassy, mom | bantuan, bantu, tolong, nomor bantuan, lapor, ngadu, mengadu, kedutaan, kbri, mom | အကူအညီ, ကူညီ, ကယ်, တိုင်, တိုင်ကြား, သံရုံး, mom
report | report, complain, complaint, sue | sumbong, magsumbong, reklamo, mag-report, ireklamo, isumbong | lapor, melapor, ngadu, mengadu, laporan, ngelapor, adukan | တိုင်, တိုင်ကြား, သတင်းပို့
problem | problem, trouble, abuse, issue, conflict, quarrel | problema, gulo, away, suliranin | masalah, jahat, ribut, konflik | ပြဿနာ, အခက်အခဲ, ရန်ဖြစ်
call | call, phone number, dial, ring, which number, contact, hotline | tawag, tatawag, tumawag, tawagan, numero, anong number | telepon, telp, nelpon, hubungi, menelepon, nomor, telpon | ဖုန်းဆက်, ဖုန်းနံပါတ်, ဖုန်းခေါ်, နံပါတ်
address | address, block, unit number | address, tirahan | alamat | လိပ်စာ
beat | hit, beat, slap, abuse, molest, touch wrongly, kick, punch | saktan, sinasaktan, nanakit, sampal, sinampal, hipo, nanghipo, sinuntok, bugbog, binubugbog, binugbog | pukul, memukul, dipukul, tampar, ditampar, lecehkan, dilecehkan, siksa, disiksa, pelecehan | ရိုက်, ပါးရိုက်, နှိပ်စက်, ထိကိုင်, ကန်
sad | sad, lonely, depressed, unhappy, stress, stressed, cry, crying, down, upset | lungkot, malungkot, nalulungkot, iyak, umiiyak, umiyak, stress, depress, naiiyak | sedih, nangis, menangis, stres, kesepian, galau, tertekan | ဝမ်းနည်း, ငို, စိတ်ညစ်, စိတ်ဖိစီး, အထီးကျန်, စိတ်ဓာတ်ကျ
homesick | homesick, miss home, miss my family, miss my children, miss my kids | namimiss, miss, miss ko, homesick, nangungulila | rindu, kangen, rindu rumah, kangen rumah | အိမ်လွမ်း, လွမ်း, သတိရ
tired | tired, exhausted | pagod, napapagod | capek, lelah, letih | မောပန်း, ပင်ပန်း
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
