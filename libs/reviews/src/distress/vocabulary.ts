/**
 * What readers in distress search for, by language: docs/decisions/0281.
 *
 * A line holds phrases between commas. The words of a phrase stand in this order, with two others between them at most.
 * `*` stands for any ending, and `=` before a phrase for a search that says nothing else.
 *
 * @module
 */

/** The words of one language. */
interface Vocabulary {
  /** ISO 639. */
  lang: string
  /** Of a life in danger. */
  danger: string
  /** Of addiction, debts, and of stopping and being kept out. */
  help: string
  /** Said above the help, which is in English. */
  said?: string
}

export const vocabularies: readonly Vocabulary[] = [
  {
    lang: 'en',
    danger: `suicid*, =kms, to kms, wanna kms, want 2 die, kill* myself, kill* my self, kill* yourself, hate myself, want to disappear, cant do this, unalive*, want to die, wanna die, ready to die, wish i was dead,
      wish i were dead, better off dead, end* my life, end* it all, tak* my life, dont want to live, not want to live,
      no reason to live, not worth living, life not worth, self harm*, selfharm*, harm* myself, hurt* myself, cut* myself,
      hang* myself, overdos*, =nothing left, cant go on, cannot go on, can not go on, samaritans, nobody would miss me`,
    help: `addict*, adict*, compulsive gamb*, problem gamb*, problem* with gamb*, gamb* problem*, gambling disorder,
      pathological gamb*, gambler* anonymous, hooked on, out of control, lost control, cant control, cannot control,
      lost everything, lost it all, lost all money, lost all my money, lost my money, lost my savings, lost my rent, lost my house, lost my home, lost my job,
      lost too much, chas* loss*, ruin* my life, gambling ruin*, ruin* by gamb*, gambled my, gambl* my wages, gambl* my savings, gambl* my rent, gambl* my money, gambl* my salary, gambled away, gamb* too much, bet too much, spent my wages, spent my savings, spent my rent, nothing to eat, hid* gamb*, husband gamb*, wife gamb*,
      son gamb*, daughter gamb*, partner gamb*, boyfriend gamb*, girlfriend gamb*, mother gamb*, mum gamb*, father gamb*,
      dad gamb*, brother gamb*, sister gamb*, friend gamb*, worried about gamb*, gamb* help*, help with gamb*, help for gamb*,
      helpline*, help line*, =hotline, gamb* hotline*, crisis hotline*, gamb* addict*, counselling, counselor*, counsellor*, therapy, therapist*, rehab*, relaps*,
      depress*, anxiety, hopeless*, desperat*, despair*, =crisis, crisis line, =help, =sos, =need help, =need to talk, someone to talk, somebody to talk, =get help, =want help, need help gamb*,
      =stop, =quit, =how to stop, =how do i stop, =how to quit, stop* gamb*, stop* bet*, stop* playing, stop* spending,
      cant stop, cannot stop, can not stop, unable to stop, want to stop, need to stop, help me stop, make it stop, quit* gamb*,
      quit* bet*, quit* playing, quit* casino*, quit* online, giv* up gamb*, give up betting, =block, =blocking, block casino*, block gamb*,
      block bet*, =block slots, block sites, blocking gamb*, blocking software, blocking app*, block my card, block myself,
      =block me, =ban me, ban myself, ban me from, self exclu*, selfexclu*, self exlu*, selfexlu*, =close my account, =block my account, =delete casino account, =take a break, =a break, exclud* myself, exclud* me, gamstop*,
      gamban*, betblocker*, gamcare*, gambleaware*, lock me out, lock myself out, close casino account*, close gamb* account*,
      close all accounts, debt*, =bankrupt*, am bankrupt, personal bankrupt*, bailiff*, loan shark*, payday loan*,
      borrow* to gamb*, borrow* money, =i owe, i owe 1*, i owe 2*, i owe 3*, i owe 4*, i owe 5*, i owe 6*, i owe 7*, i owe 8*, i owe 9*, i owe money, i owe thousand*, cant pay rent, cant pay bills, cant afford, rent money,
      spent the rent, lost the rent, i stole money, stole to gamb*, steal* to gamb*, repossess*, evict*, stepchange`,
  },
  {
    lang: 'de',
    danger: `suizid*, selbstmord*, selbsttötung, selbstverletz*, selbst verletz*, bring* mich um, mich umbring*, will sterben,
      sterben will, möchte sterben, sterben möchte, mein leben beenden, leben ein ende, nicht mehr leben, =will nicht mehr,
      =kann nicht mehr, lebensmüde*, mir was antun, mir etwas antun, telefonseelsorge`,
    help: `spielsucht*, spielsüchtig*, spiel sucht, glücksspielsucht*, glückspielsucht*, wettsucht*, wettsüchtig*, casinosucht*,
      automatensucht*, süchtig*, suchthilfe*, suchtberat*, =sucht, spielabhängig*, =abhängig, bin abhängig, pathologisch* spiel*, anonyme spieler, spieler anonym*,
      problem mit spiel*, =hilfe, =brauche hilfe, hilfe bei spiel*, hilfe gegen spiel*, =helft, =hilf, =aufhören, aufhören zu spielen,
      aufhören mit spiel*, mit spielen aufhören, nicht aufhören, will aufhören, wie aufhören, hör* auf zu spielen, =stopp, =schluss, =sperre, =sperren,
      spielersperr*, spielsperr*, selbstsperr*, selbst sperr*, sperren lassen, sperr* mich, mich sperren, mich selbst sperren,
      casino sperren, casinos sperren, glücksspiel sperren, oasis sperr*, selbstausschluss*, selbst ausschließen, mich ausschließen,
      schulden*, =schuld, spielschuld*, verschuld*, überschuld*, schuldner*, =pleite, bin pleite, =insolvenz, privatinsolvenz*,
      gerichtsvollzieher*, alles verloren, alles verspielt, geld verspielt, haus verspielt, zu viel verloren, mann spielsüch*,
      depression*, depressiv*, verzweif*, hoffnungslos*`,
    said: 'Sie sind damit nicht allein. Hier finden Sie Menschen, die zuhören.',
  },
  {
    lang: 'fr',
    danger: `suicid*, me tuer, envie de mourir, veux mourir, =mourir, en finir avec la vie, veux en finir, fin à mes jours, fin à ma vie,
      me faire du mal, automutil*, plus envie de vivre, veux plus vivre, me foutre en l'air`,
    help: `addict*, accro, accros, dépendance*, suis dépendant*, dépendant* jeu*, jeu compulsif, joueu* compulsi*, jeu pathologique, joueu* pathologique*,
      joueurs anonymes, ludopath*, jeu excessif, =à l'aide, =au secours, =besoin d'aide, =aidez, =aide, aide jeu*, aide aux joueurs,
      arrêt* de jouer, arrêt* jou*, arrêt* jeu*, arrêt* le casino, peux pas arrêter, arrive pas à arrêter, peux plus arrêter, =arrêter,
      =stopper, comment arrêter, stopper jeu*, =bloquer, =blocage, bloquer jeu*, bloquer casino*, bloquer site*, bloquer l'accès, interdiction de jeu*, interdiction volontaire,
      interdire de jeu*, interdire de casino*, interdit de jeu*, interdit de casino*, m'interdire, auto exclu*, autoexclu*, m'exclure, dette, dettes, endett*, surendett*,
      huissier*, tout perdu, perdu tout, perds tout, perdre tout, perdu trop, perdu mon argent, ruiné, ruinée, =faillite, désespér*, dépressi*, mari joue, femme joue,
      fils joue, sos joueurs, joueurs info service`,
    said: 'Vous n’êtes pas seul. Vous trouverez ici des personnes qui vous écoutent.',
  },
  {
    lang: 'it',
    danger: `suicid*, uccidermi, mi uccido, ammazzarmi, mi ammazzo, voglio morire, farla finita, farmi del male, farmi male,
      autolesion*, togliermi la vita, non voglio più vivere`,
    help: `ludopat*, azzardopat*, gioco patologico, gioco compulsivo, giocator* compulsiv*, giocator* patologic*, giocator* anonim*,
      dipendenza*, dipendenze, dipendente da, dipendente gioco, =aiuto, =aiutatemi, =aiutami, =bisogno di aiuto, =bisogno d'aiuto, =chiedere aiuto, smett* di giocare, smett* giocare,
      smett* gioco, riesco a smettere, voglio smettere, =smettere, =basta, =fermarsi, riesco a fermarmi, =bloccare, =blocco, bloccare gioco, bloccare casino,
      bloccare siti, autoesclu*, auto esclu*, escludermi, debiti, =debito, debito di gioco, debiti di gioco, indebitat*, sovraindebit*,
      usura, usuraio, =fallimento, perso tutto, tutto perso, perso troppo, perso i soldi, rovinato, rovinata, disperat*, depressione, depresso,
      depressa, marito gioca, figlio gioca`,
    said: 'Non sei solo. Qui trovi persone che ti ascoltano.',
  },
  {
    lang: 'es',
    danger: `suicid*, matarme, quiero morir*, =morir, quitarme la vida, acabar con mi vida, acabar con todo, autolesion*, hacerme daño,
      no quiero vivir, sin ganas de vivir`,
    help: `ludopat*, adicc*, adict*, juego patológico, juego compulsivo, jugador* compulsiv*, jugador* patológic*, jugador* anónim*, enganchado al juego,
      =ayuda, =necesito ayuda, =socorro, =ayúdame, =ayúdenme, ayuda con juego, dej* de jugar, dej* de apostar, dej* el juego, no puedo parar, no puedo dejar, parar de jugar,
      =parar, =dejar, cómo parar, =bloquear, =bloqueo, bloquear casino*, bloquear juego*, bloquear apuesta*, autoprohib*, autoexclu*, auto exclu*,
      excluirme, prohibirme, deuda, deudas, endeud*, =quiebra, =bancarrota, arruinado, arruinada, arruin* mi vida, perdí todo, perdido todo, todo perdido, perdí mi dinero,
      usurero*, desesper*, depresión, deprimid*, marido juega, hijo juega`,
    said: 'No estás solo. Aquí encuentras personas que te escuchan.',
  },
  {
    lang: 'pl',
    danger: `samobój*, zabić się, zabije się, się zabić, się zabiję, chcę umrzeć, chce umrzeć, nie chcę żyć, nie chce mi się żyć, skończyć ze sobą, odebrać sobie życie,
      samookalecz*, targnąć się na życie`,
    help: `uzależni*, hazardzist*, hazardziści, nałóg, nałogu, nałogow*, problem* z hazard*, problem* hazard*, =pomocy, =pomoc, =potrzebuję pomocy,
      pomoc hazard*, =pomóżcie, pomocy hazard*, przesta* grać, nie mogę przestać, chcę przestać, =przestać, rzuci* hazard*, rzucić granie, skończyć z hazardem,
      skończyć z graniem, =zablokować, =blokada, zablokować kasyn*, zablokować hazard*, blokad* kasyn*, blokad* hazard*, samowyklucz*, wykluczyć się,
      wykluczenie z, dług, długi, długów, długach, długami, długu, zadłuż*, komornik*, chwilówk*, =bankructwo, =upadłość, upadłość konsumencka, przegra* wszystko,
      wszystko przegra*, straci* wszystko, przegra* pieniądze, mąż gra, syn gra, depresj*, zrozpaczon*, rozpacz`,
    said: 'Nie jesteś z tym sam. Tutaj znajdziesz ludzi, którzy wysłuchają.',
  },
  {
    lang: 'ru',
    danger: `суицид*, самоубий*, samoubi*, покончить с собой, покончу с собой, покончить с жизнью, убить себя, убью себя, хочу умереть, не хочу жить,
      незачем жить, самоповрежд*, порезать себя, повеситься, свести счёты с жизнью`,
    help: `лудоман*, игроман*, ludoman*, igroman*, зависимость, зависимости, зависимостью, зависимый, зависимая, игровая зависим*, анонимные игроки, =помощь, =помогите, =спасите,
      =нужна помощь, помощь игро*, помощь лудо*, броси* играть, бросить казино, перестать играть, прекратить играть, не могу остановиться,
      не могу перестать, хочу остановиться, =остановиться, как остановиться, =стоп, =хватит, =заблокировать, =блокировка, заблокировать казино, заблокировать сайт*,
      блокировка казино, самоисключ*, самозапрет*, самоогранич*, исключить себя, долг, долги, долгов, долгах, долгами, микрозайм*, коллектор*, =банкротство,
      банкротство физ*, банкрот, проиграл* все, все проиграл*, проиграл* деньги, проиграл* зарплату, потерял* все, отчаяни*, депресси*, муж игра*, сын игра*, муж игрок`,
    said: 'Вы не одни. Здесь вы найдёте тех, кто вас выслушает.',
  },
  {
    lang: 'uk',
    danger: `самогуб*, суїцид*, вбити себе, убити себе, вб'ю себе, хочу померти, не хочу жити, покінчити з собою, покінчити з життям,
      накласти на себе руки, самоушкодж*`,
    help: `ігроман*, лудоман*, залежність, залежності, залежністю, залежний, залежна, ігрова залежн*, анонімні гравці, =допомога, =допоможіть, =рятуйте, =потрібна допомога, допомога ігро*, кинути грати, кинути казино, перестати грати, припинити грати, не можу зупинитися, не можу зупинитись, хочу зупинитися, =зупинитися,
      як зупинитися, =досить, =годі, =заблокувати, =блокування, заблокувати казино, заблокувати сайт*, самовиключ*, самообмеж*, самозаборон*, виключити себе,
      борг, борги, боргів, боргах, боргами, мікропозик*, колектор*, =банкрутство, банкрут, програв все, програла все, все програ*, програв гроші,
      програла гроші, втратив все, втратила все, відчай, розпач, депресі*, чоловік грає, син грає`,
    said: 'Ви не самі. Тут ви знайдете тих, хто вас вислухає.',
  },
  {
    lang: 'tr',
    danger: `intihar*, ölmek istiyorum, kendimi öldür*, canıma kıy*, hayatıma son, yaşamak istemiyorum, kendime zarar, kendimi as*`,
    help: `kumar bağıml*, bahis bağıml*, bağımlı, bağımlılı*, bağımlıyım, kumar sorun*, adsız kumarbazlar, =yardım, =imdat, =yardım edin, =yardım et, =yardıma ihtiyac*,
      =yardım istiyorum, kumarı bırak*, kumar bırak*, bahisi bırak*, bahsi bırak*, bırakamıyorum, bırakmak istiyorum, kumardan kurtul*, kumar tedavi*, kumarı nasıl,
      duramıyorum, =dur, =durdur, =engelle, =engelleme, kumar engelle, kumar engelleme*, bahis engelleme*, casino engelleme*, kumar sitelerini engelle, kendimi engelle*, kendini dışla*,
      kendimi dışla*, borç, borca, borcum*, borçlar*, borçlu*, borçtan, =iflas, iflas ettim, icralık, tefeci*, her şeyimi kaybet*, her şeyi kaybet*, herşeyimi kaybet*,
      paramı kaybet*, bütün paramı, depresyon*, çaresiz*, umutsuz*, kocam kumar*, eşim kumar*, oğlum kumar*`,
    said: 'Yalnız değilsiniz. Burada sizi dinleyecek birilerini bulursunuz.',
  },
  {
    lang: 'nl',
    danger: `zelfmoord*, zelfdoding*, suïcid*, wil dood, dood wil, wil sterven, niet meer leven, leven beëindigen, einde aan mijn leven, mezelf van kant, zelfbeschadig*,
      mezelf pijn, mezelf iets aandoen, zie het niet meer zitten`,
    help: `gokverslaaf*, gokverslav*, speelverslav*, verslaafd*, verslaving*, gokprobleem*, gokproblemen, probleem met gokken, anonieme gokkers, =hulp, =hulp nodig, hulp bij gok*, hulp gok*,
      stop* met gok*, stop* met wedden, stop* met spelen, gokken stoppen, kan niet stoppen, niet meer stoppen, wil stoppen, =stoppen, hoe stop ik, gokstop*, cruks*, zelfuitsluit*, zelf uitsluit*,
      mezelf uitsluit*, =uitsluiten, =blokkeren, =blokkade, blokkeren casino*, blokkeer casino*, blokkeren gok*, blokkeer gok*, gok* blokkeren, casino* blokkeren, schulden*, gokschuld*, =schuld,
      schuldhulp*, deurwaarder*, =failliet, =faillissement, alles verloren, alles vergokt, geld vergokt, vergokt, alles kwijt, te veel verloren, wanhop*, depressie*, depressief, radeloos,
      man gokt, zoon gokt, partner gokt`,
    said: 'U staat er niet alleen voor. Hier vindt u mensen die luisteren.',
  },
  {
    lang: 'ro',
    danger: `sinucid*, sinucig*, vreau să mor, mă omor, nu vreau să mai trăiesc, nu mai vreau să trăiesc, îmi iau viața, să-mi iau viața, pun capăt vieții, pun capăt zilelor, autovătăm*, să-mi fac rău`,
    help: `dependen* de joc*, dependen* joc*, dependen* de păcănele, sunt dependent*, dependență, joc patologic, jocuri patologic*, jucător* anonim*, jucător* compulsiv*, =ajutor, =nevoie de ajutor, =vreau ajutor, =ajutați-mă, =ajută-mă, ajutor jocuri,
      mă las de, lăsat de jocuri, las de jocuri, las de păcănele, renunț la jocuri, nu mă pot opri, nu pot să mă opresc, vreau să mă opresc, nu mă opresc, =opriți, =oprește, =blocare, blocare cazino*, blochez cazino*,
      blocare jocuri, blochez jocuri, autoexclu*, auto exclu*, mă exclud, datorii*, datorie, datoriile, îndatorat*, cămătar*, camătă, =faliment, insolvență personală, pierdut tot, pierdut totul, pierdut banii, pierdut toți banii,
      disperat*, deznădejde, depresie*, deprimat*, soțul joacă, fiul joacă`,
    said: 'Nu sunteți singur. Aici găsiți oameni care vă ascultă.',
  },
  {
    lang: 'pt',
    danger: `suicíd*, me matar, quero morrer, não quero viver, acabar com a minha vida, tirar a minha vida, automutil*`,
    help: `viciad*, vício, vício em jogo*, ludopat*, jogo compulsivo, jogo patológico, jogadores anônimos, jogadores anónimos, =ajuda, =socorro, preciso de ajuda, ajuda com jogo, parar de jogar, parar de apostar, não consigo parar,
      quero parar, =parar, =bloquear, bloquear casino*, bloquear cassino*, autoexclu*, auto exclu*, dívida, dívidas, endividad*, perdi tudo, perdi o dinheiro, desesperad*, depressão`,
    said: 'Não está sozinho. Aqui encontra pessoas que ouvem.',
  },
  {
    lang: 'sv',
    danger: `självmord*, vill dö, inte leva längre, ta mitt liv, döda mig, självskad*`,
    help: `spelberoende*, beroende av spel, spelmissbruk*, spelproblem*, =beroende, =hjälp, behöver hjälp, sluta spela, slutar spela, kan inte sluta, vill sluta, =sluta, spelpaus*, spärra mig, =spärra, spärra casino*,
      skulder, skuldsatt*, =skuld, kronofogden, förlorat allt, spelat bort, förtvivlad*`,
    said: 'Du är inte ensam. Här finns människor som lyssnar.',
  },
  {
    lang: 'cs',
    danger: `sebevražd*, chci umřít, zabít se, zabiju se, nechci žít, sebepoškoz*`,
    help: `gamblerství, závislost*, závislý, závislá, závislý na hraní, patologické hráčství, =pomoc, potřebuji pomoc, potřebuju pomoc, přestat hrát, přestat sázet, nemůžu přestat, chci přestat, =přestat, =zablokovat,
      zablokovat kasin*, vyloučit se, dluh, dluhy, dluhů, zadluž*, exekuce, exekuci, exekutor, exekutora, půjčk*, prohrál vše*, prohrála vše*, zoufal*`,
    said: 'Nejste v tom sami. Najdete zde lidi, kteří naslouchají.',
  },
]

/** What sounds like these words and is none of them. */
export const innocent = `stop loss*, stop limit*, stop email*, stop message*, stop newsletter*, stop sending, block chain*, debit, debits, debit card*, carta di debito, carte di debito, tarjeta de debito, additi*,
  country dependent, dependent on, dependency, ended, desperado*, refer* friend*, great depression, owe tax*, executor, executors, divide, divided, dividend, dividends`

/** Words that leave a search what it is. */
export const fillers = `i im me my please pls plz now some really badly urgent urgently right ich bitte dringend mir jetzt je j ai moi s il vous te plait
  ho per favore un ti prego por favor proszę prosze bardzo мне пожалуйста очень мені будь ласка lütfen bana var ik alsjeblieft mij heb am te rog vă`
