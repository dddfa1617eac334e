import type { Vocabulary } from './vocabulary.ts'

export const other: readonly Vocabulary[] = [
  {
    lang: 'tr',
    danger: `intihar*, ölmek istiyorum, kendimi öldür*, canıma kıy*, hayatıma son, yaşamak istemiyorum, kendime zarar, kendimi as*, dayanamıyorum, ölmek istiyor*,
      ölsem, ölmek, intihar etmek, yaşamak istemiyor*, kendimi öldürmek`,
    help: `kumar bağıml*, bahis bağıml*, bağımlı, bağımlılı*, bağımlıyım, kumar sorun*, adsız kumarbazlar, =yardım, =imdat, =yardım edin, =yardım et, =yardıma
      ihtiyac*, =yardım istiyorum, kumarı bırak*, kumar bırak*, bahisi bırak*, bahsi bırak*, bırakamıyorum, bırakmak istiyorum, kumardan kurtul*, kumar
      tedavi*, kumarı nasıl, duramıyorum, =dur, =durdur, =engelle, =engelleme, kumar engelle, kumar engelleme*, bahis engelleme*, casino engelleme*, kumar
      sitelerini engelle, kendimi engelle*, kendini dışla*, kendimi dışla*, borç, borca, borcum*, borçlar*, borçlu*, borçtan, =iflas, iflas ettim, icralık,
      tefeci*, her şeyimi kaybet*, her şeyi kaybet*, herşeyimi kaybet*, paramı kaybet*, bütün paramı, depresyon*, çaresiz*, umutsuz*, kocam kumar*, eşim
      kumar*, oğlum kumar*, çok/fazla oynuyorum/oynuyor, çok kumar oyn*, kocam/karım/eşim/oğlum/kızım/babam/annem/kardeşim/abim/ablam/sevgilim/arkadaşım
      kumar*, kumar oynuyor, bırakmak istiyor*, durmak istiyorum, kumara bağımlı*, maaşımı/paramı/parayı/birikimimi/evimi/herşeyi kaybet*, # lira/tl/euro
      kaybet*, # kaybettim, sürekli/hep/daima kaybed*, =battım, ben battım, =param yok, param kalmadı, =paraya ihtiyacım var, acil paraya ihtiyac*, =para
      lazım, acil para lazım, biriyle/birisiyle konuş*, uyuyamıyorum, yardım edin, yardım et, çaresizim,
      her gün oynuyor*`,
    said: 'Yalnız değilsiniz. Burada sizi dinleyecek birilerini bulursunuz.',
  },
  {
    lang: 'el',
    danger: `αυτοκτον*, θέλω να πεθάνω, να πεθάνω, να αυτοκτονήσω, να σκοτωθώ, δεν αντέχω, δεν θέλω να ζω, να ζήσω άλλο, τέλος στη ζωή, αυτοτραυματ*`,
    help: `εθισμ*, εθισμένος, τζογαδόρ*, εξάρτηση, εξαρτημέν*, παθολογικός τζόγος, =βοήθεια, χρειάζομαι βοήθεια, βοηθήστε, βοηθήστε με, βοήθα με, =σταματήσω,
      θέλω να σταματήσω, να κόψω τον τζόγο, δεν μπορώ να σταματήσω, σταματήσω τον τζόγο, σταματήσω να παίζω, παίζω/παίζει πολύ/υπερβολικά, ο
      άντρας/γιος/πατέρας/αδερφός/σύζυγος παίζει, η γυναίκα/κόρη/μητέρα/αδερφή παίζει, άντρας/γυναίκα/γιος/κόρη/σύζυγος/σύντροφος μου παίζει, έχασα τα
      πάντα, έχασα τα/τον/το/όλα/πολλά λεφτά/χρήματα/μισθό/σπίτι/μου, έχασα όλα, έχασα #, χάνω συνέχεια/πάντα/τα/λεφτά, χρέη, χρέος, χρωστάω, χρωστώ,
      =άφραγκος, =άφραγκη, χρεοκόπησα, =χρειάζομαι λεφτά, =χρειάζομαι χρήματα, δεν έχω λεφτά, μιλήσω με/σε κάποιον, δεν μπορώ να κοιμηθώ, αυτοαποκλεισμ*,
      αποκλεισμός, απελπι*, κατάθλιψη,
      παίζω/παίζει κάθε μέρα`,
    said: 'Δεν είστε μόνοι. Εδώ θα βρείτε ανθρώπους που σας ακούν.',
  },
  {
    lang: 'cy',
    danger: `hunanladd*, lladd fy hun, eisiau marw, isio marw, niweidio fy hun, ddim eisiau byw, ddim isio byw`,
    help: `=cymorth, angen cymorth, angen help, =helpwch, helpwch fi, caethiwed, caeth i gamblo, caeth i hapchwarae, gaeth i gamblo, gamblo/hapchwarae gormod,
      problem gamblo, problem hapchwarae, stopio gamblo, stopio hapchwarae, rhoi'r gorau i, eisiau stopio, methu stopio, dyled, dyledion, colli popeth,
      colli fy arian, wedi colli popeth, angen arian, gŵr/gwr/ngŵr/gwraig/ngwraig/mab/merch/partner yn gamblo, siarad â rhywun, siarad gyda rhywun, methu
      cysgu`,
    said: 'Nid ydych ar eich pen eich hun. Dyma bobl a fydd yn gwrando.',
  },
  {
    lang: 'ga',
    danger: `féinmharú, féin mharú, lámh i mo bhás, bás a fháil, mé féin a mharú, ag iarraidh bás, féindíobháil`,
    help: `=cabhair, =cúnamh, cabhair uaim, cabhair ag teastáil, cúnamh uaim, tarrtháil, andúil*, fadhb cearrbhachais, fadhb chearrbhachais, stop* cearrbhachas,
      stop* le cearrbhachas, éirí as cearrbhachas, éirí as an gcearrbhachas, fiacha, i bhfiacha, chaill mé gach, chaill mé mo, airgead uaim,
      fear/fhear/bhean/mac/mhac céile ag cearrbhachas, fear/fhear/bhean/mac/mhac ag cearrbhachas, labhairt le duine, an iomarca cearrbhachais`,
    said: 'Níl tú i d’aonar. Gheobhaidh tú daoine anseo a éistfidh leat.',
  },
]
