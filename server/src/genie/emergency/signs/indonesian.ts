import type { EmergencyKind } from '@kasama/contract/genie/chat.rules'

export const indonesianSigns: Record<EmergencyKind, RegExp[]> = {
  suicide: [
    /bunuh diri|(?<!\b(?:hp|ponsel|baterai|batre|laptop|lampu|kompor|ac|tv|mesin|motor|mobil|listrik|tanaman|bunga|ikan)(?:nya)?(?: (?:saya|ini|itu|sudah|udah|majikan))? )\b(?:ingin|pengen|pingin|mau|mending|lebih baik)(?: saja| aja| rasanya)? mati\b|\b(?:tidak|gak|ga|tak|nggak|enggak) (?:mau|ingin|pengen) hidup(?! (?:lagi )?(?:sendiri\w*|bersama|bareng|jauh|boros|di (?:rumah|kampung|kota|desa|apartemen|flat|panti|luar)|(?:sama|dengan) (?:majikan|mertua|menantu|anak\w*|keluarga|orang))\b)|(?:capek|cape|lelah) hidup|akhiri hidup|gantung diri|(?<!\b(?:supaya|agar|biar) (?:anak|bayi|balita|adik|adek|nenek|kakek|oma|opa|lansia)\w* (?:\w+ )?(?:tidak|gak|ga|tak|nggak) |\b(?:angkat|mengangkat|gendong|menggendong|memindahkan)\b.{0,30}\btanpa )\b(?:menyakiti|nyakitin|sakiti|melukai) diri|\bmati aja\b|(?:lompat|loncat|terjun) dari (?:jendela|gedung|lantai(?! ke\b)|atas(?! (?:sofa|kasur|ranjang|tempat tidur|meja|kursi|perosotan)\b)|balkon|apartemen)|(?:buat|untuk) apa (?:saya |aku )?hidup|\b(?:lebih baik|mending) (?:aku|saya|sy) mati|\bmengakhiri (?:hidup|semua)|\bhidup\w*(?: \w+)? (?:tidak|gak|ga|tak|nggak) (?:ada )?(?:guna|arti)\w*/,
    /\b(?:ingin|mau|pengen|pingin)(?: \w+)? (?:menghilang|lenyap|hilang) (?:dari (?:dunia|muka bumi)|selamanya)|\b(?:tidak|gak|ga|nggak|tak|udah gak) (?:kuat|sanggup|tahan) (?:lagi )?hidup|\b(?:iris|mengiris|menyayat|nyayat|sayat|potong) (?:urat )?(?:nadi|pergelangan|tangan(?:nya)? sendiri)|(?<!\b(?:pisau|kaca|beling|gunting)(?:nya)? )\b(?:menyayat|nyayat|sayat) tangannya|^iris tangan\W*$|\b(?:racun|obat|pemutih|baygon)(?: \w+)? (?:biar|supaya|agar|untuk|buat) (?:cepat |saya |aku |dia )*mati\b(?! \w*(?:kecoa|tikus|semut|nyamuk))|^(?:saya |aku |sy )?(?:mau|ingin|pengen) (?:loncat|lompat|terjun)\W*$/,
  ],
  choking: [
    /(?<!\b(?:(?:ber)?bahaya|ri?e?siko|(?:bisa|dapat|mudah|gampang)(?: (?:bikin|buat|menyebabkan|membuat))?(?: anak| bayi)?) )\b(?:ter|ke)sedak|\bkeselek|\bkeselak|\bkesedak|\b(?:tersendak|kesedek)|(?:nyangkut|tersangkut|kesangkut).*tenggorok|tenggorok\w*.{0,20}(?:nyangkut|sangkut|sumbat)|\b(?:menelan|nelan|ketelan|tertelan|kemasukan) (?:anting|cincin|jarum|paku|peniti|stiker|plastik|batu|sekrup|klip|koin|uang|baterai|batre|kancing|mainan|duri|tulang|kelereng|magnet|biji\w*|permen|tutup|kacang)/,
    /\b(?:duri|tulang|makanan|nasi|bakso|sesuatu|permen|koin)\w*(?: \w+)? di (?:dalam )?(?:tenggorok|leher|kerongkong)|\bna[pf]as\b.{0,40}\b(?:nyangkut|tersangkut|kesangkut)\b|\b(?:nyangkut|tersangkut|kesangkut)\b.{0,40}\bna[pf]as\b/,
    /\b(?:nyangkut|tersangkut|kesangkut)\b.{0,15}\b(?:leher|kerongkong\w*)|\b(?:duri|tulang)(?: \w+){0,2} (?:nyangkut|tersangkut|kesangkut|ketelan|tertelan)\b(?! di (?:wastafel|saluran|pipa|gigi|mesin|sink|pintu))|tenggorok\w*(?: \w+)? (?:ke|ter)sumbat/,
  ],
  drowning: [
    /\b(?:ke|ter|te)nggelam(?! (?:di|dalam) (?:pekerjaan|hutang|utang|kesedihan|masalah|duka|depresi|air mata)\b)/,
    /\b(?:anak|bayi|adek|adik|balita|dia|nenek|kakek)\w*(?: \w+){0,2} (?:(?:tercebur|kecebur|nyebur)(?: ke| di| dalam)*|(?:ter)?jatuh ke(?: dalam)?) (?:\w+ )?(?:kolam|ember|bak|sungai|sumur|laut|air)\b/,
  ],
  breathing: [
    /\b(?:tidak|tdk|gak|ga|gk|ngga|nggak|enggak|susah|sulit|berhenti|tak)(?: \w+){0,2} (?:ber)?na[pf]as|\bsese?[ak]?k na[pf]as|\bna[pf]as\w*(?: \w+)? (?:berhenti|sesa?e?k|putus|tersengal|gak ada)|\bserangan jantung|\bjantung\w* berhenti|\bdada\w*(?: \w+)? (?:sakit|nyeri|sesak)|\bnyeri dada|\b(?:bibir|muka|wajah)\w*(?: \w+)? (?:mem)?biru/,
    /\b(?:asma|asthma|bengek|ayan napas)\w*(?: \w+)? (?:kambuh|kumat)\b|\b(?:tidak|tak|gak|ga|nggak|gk) ada (?:denyut )?nadi\b|\bna[pf]as\w*(?: \w+)? (?:pendek pendek|ngos ?ngosan|megap)|\bmegap megap|\bjantung\w*(?: \w+)? (?:kumat|kambuh)\b|\b(?:bayi|anak|dia|nenek|kakek|adek|adik)\w* (?:membiru|jadi biru)\b|\bbengkak\b.{0,20}\balergi\b|\balergi\b.{0,25}\b(?:bengkak|sesak|susah na[pf]as|syok)\b/,
    /\bbayi\w* biru (?:tidak|gak|ga|nggak)\b/,
  ],
  poison: [
    /\b(?:(?<!(?:botol|gelas|tempat|air) )minum|meminum|keminum|terminum|menelan|nelan|ketelan|tertelan|makan(?= (?:\w+ ){0,2}\w+$))\b(?!.{0,20}\b(?:pakai|pake|dengan|dicuci|cuci (?:tangan|botol|gelas))\b).*\b(?:pembersih|pemutih|bayclin|racun|sabun|dete(?:rj|rg|gr|rgj)en\w?|kapur barus|kamper|baygon|bensin|pewangi|molto|sanitizer|rinso|karbol|obat (?:nyamuk|tikus)|minyak (?:tanah|kayu putih|telon|gosok|angin)|sunlight|so ?klin|downy|porstex|wipol|cairan pel)\b|\b(?:kecium|terhirup|kehirup|menghirup)\b.{0,20}\b(?:pemutih|bayclin|klorin|(?<!bau )gas|racun|karbol)|\b(?<!(?:susah|sulit|bisa|mau|cara) )(?:menelan|nelan|ketelan|tertelan) (?:obat|pil)\b|\b(?:anak|ade[kk]|adik|bayi|balita)\w*(?: \w+)? (?:minum|makan) (?:obat|pil)\w* (?:nenek|kakek|ibu|bapak|orang|dewasa|saya|tidur)|\bkeracunan|\boverdosis/,
    /\b(?:minum|meminum|keminum|terminum|menelan|nelan|ketelan|tertelan|makan)\b.{0,20}\bobat\w*\b.{0,20}\b(?:terlalu banyak|kebanyakan|banyak sekali|banyak banget|sekaligus|semua\w*|salah)\b|\b(?:minum|meminum|menelan|nelan|makan)\b.{0,12}\b(?:terlalu banyak|kebanyakan|semua|salah) (?:obat|pil|tablet)|\bkebanyakan (?:minum )?obat|\bsalah minum obat/,
    /\b(?:masuk|kemasukan)\b.{0,15}\bmulut\w*\b.{0,15}\b(?:pembersih|pemutih|bayclin|racun|deterjen|detergen|karbol|wipol|porstex|bensin|air keras|bahan kimia|soda api)|\b(?:pembersih|pemutih|bayclin|racun|deterjen|detergen|karbol|wipol|porstex|bensin|air keras|bahan kimia|soda api)\w*\b.{0,25}\b(?:masuk|kena|kemasukan)(?: ke)? (?:\w+ )?(?:mulut|mata)|\bmata\w*(?: \w+)? (?:kena|kemasukan|terkena|kecipratan) (?:pembersih|pemutih|bayclin|racun|deterjen|detergen|karbol|wipol|porstex|bensin|air keras|bahan kimia|soda api)|\b(?:pembersih|pemutih|bayclin|racun|deterjen|detergen|karbol|wipol|porstex|bensin|air keras|bahan kimia|soda api)\w*\b.{0,25}\b(?:di|ke|ter)minum\b/,
    /\b(?:campur\w*|(?:men|ny|ter|ke|di)campur\w*|nyampur\w*)\b.{0,30}\b(?:pembersih|pemutih|bayclin|karbol|wipol|porstex|vixal|cuka|amonia)\b.{0,60}\b(?:pusing|mual|muntah|batuk|sesak|pedih|perih|bau(?:nya)? (?:menyengat|kuat|keras))\b|\b(?:pusing|mual|muntah|batuk)(?: \w+){0,3} (?:bau|cium|hirup|kecium|menghirup) (?:pembersih|pemutih|bayclin|karbol|wipol|porstex)\b|\bbau (?:pembersih|pemutih|bayclin|karbol|wipol|porstex)\b.{0,20}\b(?:pusing|mual|muntah|sesak)\b/,
    /\bobat\b.{0,15}\bdiminum (?:semua|sekaligus|banyak)\b/,
  ],
  shock: [/\bkesetrum|\btersengat listrik/, /\b(?:kena|terkena) setrum\b/],
  burn: [
    /(?<!\b(?:baju|celana|kain|meja|lantai|taplak)(?:nya)? )\b(?:(?:ter)?kena|tersiram|kesiram|ketumpahan|tertumpah|terciprat|kecipratan|ketetesan|kecebur) (?:air |minyak |goreng |kuah |sup |teh |kopi |uap )*(?:panas|mendidih)|\bmelepuh|\b(?:tangan|anak|bayi|muka|wajah|kaki|kulit|jari)\w*(?: \w+){0,2} (?:terbakar|kebakar|melepuh)|\b(?:tangan|kaki|jari|muka|wajah|lengan|kulit|anak|bayi|adek|saya|aku)\w*(?: \w+){0,2} (?:kena|terkena|nempel|kesenggol)(?: \w+)? (?:setrika\w*|kompor|wajan|panci|knalpot|oven|uap)|\bluka bakar\b.{0,20}\b(?:tangan|kaki|muka|wajah|parah|anak)/,
    /\b(?:tangan|kaki|muka|wajah|kulit|jari|lengan|anak|bayi|adek|balita)\w*(?: (?:saya|aku|sy|majikan|kena|dapat|ada|kanan|kiri))* luka bakar\b/,
    /\bkecipratan minyak|^(?:saya |aku |tadi )*kena setrika\b|\b(?:anak|bayi|adek|adik|balita)\w*(?: \w+)? (?:pegang|megang|memegang|nyentuh|menyentuh) (?:setrika|kompor|panci|wajan|oven|knalpot)(?: \w+)? panas\b/,
    /\b(?:saya|aku|sy|anak|bayi|adek|adik|nenek|kakek)\w*(?: \w+)? (?:tersiram|kesiram|ketumpahan) (?:minyak|kuah|sup|kopi|teh)\b/,
  ],
  fire: [
    /\bkebakaran\b|\b(?:rumah|dapur|kompor|wajan|gorden|minyak|kamar|flat)\w*(?: \w+){0,2} (?:terbakar|kebakar|kobong)|\bada api\b|^(?:api\W*)+(?:tolong)*\W*$|\bapi menyala besar|\bapi (?:di|dari) (?:\w+ )?(?:dapur|rumah|kamar|wajan|stop ?kontak|gorden|colokan|oven)|\b(?:kompor|gas|tabung|cooker|oven|microwave)\w* (?:meledak|meletus)|\basap (?:tebal|hitam)|\basap dari (?:stop|colokan|kulkas)|(?<!\b(?:pakai|pake|dengan|masak|atau|tumis) )\bapi(?:nya)? (?:besar|membesar|gede)\b(?! (?:untuk|buat|saat|waktu|atau|ketika|dulu)\b)/,
    /\basap (?:keluar )?(?:di|dari) (?:\w+ )?(?:dapur|rumah|kamar|colokan|mesin|stop|tv|kulkas|ac|oven|cooker)\b|\b(?:colokan|stop ?kontak|kabel|mesin cuci|kulkas|tv|ac|charger|hp|baterai|cooker|listrik)\w*(?: \w+)? (?:keluar (?:api|asap|percikan)|berasap|ngebul|meledak|terbakar|kebakar)\b|\bkorsle\w+\b.{0,20}\b(?:asap|api)\b/,
  ],
  gas: [/\bbau gas|\bgas\w* bocor|\bbocor gas\b/],
  fits: [
    /(?<!obat )\bkejang/,
    /\b(?:ayan|epilepsi)\w* (?:kambuh|kumat)\b/,
    /\b(?:anak|bayi|adek|adik|balita)\w*(?: \w+)? (?:step|stuip)\W*$/,
  ],
  stroke: [
    /\b(?:kena|serangan|terserang|mendadak) stroke\b(?!(?: \w+){0,3} (?:lalu|dulu|sejak|tahun))|\bmulut\w* (?:mencong|perot)/,
    /\bmulut\w* miring\b|\b(?:muka|wajah)\w* (?:mencong|perot)\b|\b(?:tiba tiba|mendadak)\b.{0,25}\b(?:lumpuh|pelo|sebelah)\b|\b(?:lumpuh|pelo|sebelah)\b.{0,15}\b(?:tiba tiba|mendadak)\b|\bstroke (?:mendadak|tiba tiba)/,
    /\b(?:tiba tiba|mendadak) (?:tidak|gak|ga|nggak|tak) bisa (?:bicara|ngomong|jalan|berdiri|gerak|bergerak|lihat|melihat)\b/,
    /\bterkena stroke\b(?!(?: \w+){0,3} (?:lalu|dulu|sejak|tahun))|^(?:nenek|kakek|oma|opa|bapak|ibu|eyang|dia|mbah) stroke\W*$/,
  ],
  fainting: [
    /(?<!\b(?:mesin|lift|hp|jam|kipas|mobil|layar)(?:nya)?(?: \w+)? )\b(?:tidak|gak|ga|nggak|ngga|tdk|tak)(?: \w+)? (?:bangun bangun|bergerak|bisa di ?bangun\w*)|\bpingsan|\b(?:tidak|tak|gak|ga|tdk) sadar/,
    /\bambruk\b|\b(?:nenek|kakek|anak|bayi|oma|opa|dia|ibu|bapak|mbah)\w*(?: \w+)? (?:tidak|gak|ga|tdk|tak|nggak) (?:\w+ )?(?:me)?respon\w*/,
  ],
  bleeding: [
    /\b(?:banyak|terus|deras|ngucur|mengucur)\b.{0,30}\bdarah(?! (?:tinggi|rendah|manis|haid|mens))|\bdarah\w*\b(?! (?:tinggi|rendah|manis|haid|mens)).{0,30}\b(?:banyak|terus|trus|deras|berhenti|ngucur|mengucur|keluar)|\b(?:jari|tangan|kaki)\w*(?: \w+){0,2} (?:kepotong|teriris|keiris|tersayat|terpotong|putus)|\bluka\w*(?: \w+)? (?:dalam|dalem|menganga|robek)\b(?! waktu)|\bpendarahan|(?<!\b(?:ayam|ikan|daging|sapi|telur|hati)(?:nya)? (?:\w+ )?)\bberdarah/,
    /\b(?:muntah|batuk|berak)(?: \w+)? darah\b(?! tinggi)|\bmimisan\b.{0,20}\b(?:tidak|gak|ga|nggak|terus|banyak)\b|\bkeluar darah\b(?! (?:haid|mens|kotor))|\b(?:tangan|kaki|jari|kulit|kepala|bibir)\w* (?:robek|sobek)\b/,
    /\b(?:pisau|kaca|beling|gunting)(?:nya)? (?:menyayat|nyayat|mengiris|memotong) (?:jari|tangan|kaki)/,
    /(?<!\b(?:mau|ingin|pengen|akan|bilang|ancam) )\b(?:mengiris|menyayat|memotong|iris|potong) (?:urat )?(?:nadi|pergelangan)nya\b/,
  ],
  fall: [
    /\b(?:jatuh|terjatuh|kepleset|terpeleset|roboh)\b.*\b(?:kepala\w*|bangun|pingsan|sadar|bergerak|berdiri|darah)|\b(?:nenek|kakek|anak|bayi|oma|opa|mbah|lansia|popo)\w*(?: \w+){0,2} (?:jatuh|terjatuh|roboh|kepleset|terpeleset|ambruk)\b(?! (?:cinta|tempo|sakit|hati)\b)|\b(?:ibu|bapak|nyonya|tuan|majikan|mama|papa|mertua|adek|adik|eyang|kakak|balita|pak|bu|dia|akong|ama)\w*(?: \w+){0,2} (?:jatuh|terjatuh|kepleset|terpeleset|roboh)\b(?! (?:cinta|tempo|sakit|hati))|\bkepala\w*(?: \w+){0,2} (?:kebentur|terbentur|kejedot|kejeduk|bocor)/,
    /^(?:saya |aku |tadi |baru )*(?:kepleset|terpeleset)\b|(?<!\b(?:baju|hp|piring|jemuran|celana|barang|gelas|mainan|selimut|bantal|bola)(?: \w+)? )\b(?:ter)?jatuh dari (?:jendela|tangga|lantai|kasur|tempat tidur|ranjang|kursi|balkon|atap|motor|gendongan|stroller|kereta)|\bpatah tulang\b(?! (?:dulu|lama|tahun))|\bmenjatuhkan (?:bayi|anak|adek)|\b(?:bayi|anak|adek)\w*(?: \w+)? (?:terlepas|lepas) dari (?:gendongan|tangan|pelukan)/,
    /\b(?:nenek|kakek|anak|dia|ibu|bapak|nyonya|tuan|majikan|teman(?: saya)?|mbak)(?:nya)?(?: (?:sudah|udah|baru|barusan|tadi|saja))* (?:me)?(?:lompat|loncat|terjun) dari (?:jendela|gedung|lantai(?! ke\b)|balkon|apartemen|atap)/,
  ],
  violence: [
    /\b(?:dipukul\w*|ditampar\w*|disiksa\w*|diperkosa\w*|dilecehkan|ditendang\w*|dianiaya|dijambak\w*|dicekik\w*|diancam|pelecehan)\b|(?<!\b(?:anak|bayi|adek|balita)(?:nya)? )\b(?:memukul\w*|mukul\w*|nampar|menampar|pukul\w*|nyiksa|menyiksa|siksa|menyentuh|meraba|nendang|menendang|jambak|perkosa|memperkosa|tampar\w*|tendang\w*|cekik\w*|mencekik|dorong|mendorong|kurung|mengurung)(?: \w+)? (?:saya|aku|sy|gue|badan)|\b(?:dipukuli\w*|dikurung|disekap|didorong majikan)|\b(?:majikan|bapak|tuan|sir|bos|nyonya|pak|kakek)(?: \w+){0,3} (?:pegang|megang|peluk|meluk|cium|raba|colek)\w*(?: (?!(?:pas+por\w*|hp|handphone|ponsel|uang|gaji|kartu|atm|permit|dokumen|ktp|kunci|tas|dompet|barang|kontrak)\b)\w+)? (?:saya|aku|badan|payudara|pantat|tubuh)|\b(?:me)?lempar\w*(?: \w+){0,3} (?:saya|aku|sy)\b|\bmasuk kamar\b.{0,20}\b(?:pegang|raba|peluk|telanjang)/,
    /\b(?:majikan|bapak|tuan|sir|bos|nyonya|pak|kakek|ibu)\b(?: \w+){0,2} (?:mengancam|ngancam|cubit|nyubit|mencubit|gebuk|jewer|nonjok|sundut|siram|nyiram|menyiram|setrika|ludahi)\w*(?: \w+)? (?:saya|aku|sy|muka)\b|\b(?:dicubit\w*|disundut\w*|diraba\w*|digebuk\w*|ditonjok\w*|diludahi|dicabuli|digerayangi)\b|\bdisiram air (?:panas|keras)\b|\b(?:saya|aku) disetrika\b|\bdisetrika (?:sama |oleh )?majikan\W*$|\b(?:tuan|bapak|majikan|bos|sir|pak)\b(?: \w+){0,2} masuk (?:ke )?kamar saya\b.{0,15}\bmalam|\b(?:tuan|bapak|majikan|bos|sir|pak)\b(?: \w+)? (?:minta|ajak|ngajak|paksa|maksa|suruh)\w*(?: \w+){0,2} (?:tidur (?:bareng|sama|dengan)\b(?! (?:nenek|kakek|anak|bayi|adek|ibu))|berhubungan|seks|hubungan badan|telanjang)/,
    /\b(?:majikan|bapak|tuan|sir|bos|nyonya|pak)\b(?: \w+){0,2} (?:menjambak|ngejambak|menyeret|nyeret|menarik|narik) (?:rambut )?(?:saya|aku)\b|\b(?:mengunci|ngunci|kunci)(?:kan)? (?:saya|aku)\b.{0,12}\b(?:kamar|rumah|toilet|dalam)\b/,
  ],
}
