/** See home.ts. */
export const care = `
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
`
