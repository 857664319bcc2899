/** See home.ts. */
export const food = `
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
`
