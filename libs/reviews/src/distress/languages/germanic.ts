import type { Vocabulary } from './vocabulary.ts'

export const germanic: readonly Vocabulary[] = [
  {
    lang: 'de',
    danger: `suizid*, selbstmord*, selbsttötung, selbstverletz*, selbst verletz*, bring* mich um, mich umbring*, will sterben, sterben will, möchte sterben,
      sterben möchte, mein leben beenden, leben ein ende, nicht mehr leben, =will nicht mehr, =kann nicht mehr, lebensmüde*, mir was antun, mir etwas antun,
      telefonseelsorge, kann nicht mehr weiter, =halte nicht mehr aus, halte es nicht mehr, halte das nicht mehr aus, will nicht mehr leben, leben keinen
      sinn, lieber tot, wäre tot, tot sein,
      hasse mein leben, =hasse mich, nicht mehr weiter`,
    help: `spielsucht*, spielsüchtig*, spiel sucht, glücksspielsucht*, glückspielsucht*, wettsucht*, wettsüchtig*, casinosucht*, automatensucht*, süchtig*,
      suchthilfe*, suchtberat*, =sucht, spielabhängig*, =abhängig, bin abhängig, pathologisch* spiel*, anonyme spieler, spieler anonym*, problem mit spiel*,
      =hilfe, =brauche hilfe, hilfe bei spiel*, hilfe gegen spiel*, =helft, =hilf, =aufhören, aufhören zu spielen, aufhören mit spiel*, mit spielen
      aufhören, nicht aufhören, will aufhören, wie aufhören, hör* auf zu spielen, =stopp, =schluss, =sperre, =sperren, spielersperr*, spielsperr*,
      selbstsperr*, selbst sperr*, sperren lassen, sperr* mich, mich sperren, mich selbst sperren, casino sperren, casinos sperren, glücksspiel sperren,
      oasis sperr*, selbstausschluss*, selbst ausschließen, mich ausschließen, schulden*, =schuld, spielschuld*, verschuld*, überschuld*, schuldner*,
      =pleite, bin pleite, =insolvenz, privatinsolvenz*, gerichtsvollzieher*, alles verloren, alles verspielt, geld verspielt, haus verspielt, zu viel
      verloren, mann spielsüch*, depression*, depressiv*, verzweif*, hoffnungslos*, spiele/spielt/zocke/zockt/wette/gezockt zu viel, spiele/spielt zuviel,
      spiele jeden tag, mann/frau/sohn/tochter/vater/mutter/bruder/schwester/partner/partnerin/freund/freundin/ehemann/kind spielt/zockt/wettet, süchtig
      nach, aufhören zu zocken, aufhören zu wetten, komme nicht los, gehalt/lohn/geld/erspartes/ersparnisse/haus/rente/miete/monatslohn
      verloren/verspielt/verzockt, verzockt, viel geld verloren, # verloren, # verspielt, # euro/eur verloren/verspielt/verzockt, verliere
      immer/alles/ständig/dauernd/nur, verlier immer, immer verliere, schulde geld/#, =ruiniert, bin ruiniert, bin am ende, =bankrott, bin bankrott, =kein
      geld, kein geld mehr, =geld brauche, =brauche geld, brauche dringend geld, mit jemandem/jemand reden/sprechen, jemand zum reden, kann nicht schlafen,
      nicht mehr schlafen, hilf/helft mir/uns,
      verspiele alles/mein, spiele/zocke jeden tag`,
    said: 'Sie sind damit nicht allein. Hier finden Sie Menschen, die zuhören.',
  },
  {
    lang: 'nl',
    danger: `zelfmoord*, zelfdoding*, suïcide*, suïcidaal, suïcidale, wil dood, dood wil, wil sterven, niet meer leven, leven beëindigen, einde aan mijn leven, mezelf van kant,
      zelfbeschadig*, mezelf pijn, mezelf iets aandoen, zie het niet meer zitten, =kan niet meer, =kan echt niet meer, liever dood, wil niet meer leven, wil
      niet meer verder, niet meer verder leven,
      haat mijn leven`,
    help: `gokverslaaf*, gokverslav*, speelverslav*, verslaafd*, verslaving*, gokprobleem*, gokproblemen, probleem met gokken, anonieme gokkers, =hulp, =hulp
      nodig, hulp bij gok*, hulp gok*, stop* met gok*, stop* met wedden, stop* met spelen, gokken stoppen, kan niet stoppen, niet meer stoppen, wil stoppen,
      =stoppen, hoe stop ik, gokstop*, cruks*, zelfuitsluit*, zelf uitsluit*, mezelf uitsluit*, =uitsluiten, =blokkeren, =blokkade, blokkeren casino*,
      blokkeer casino*, blokkeren gok*, blokkeer gok*, gok* blokkeren, casino* blokkeren, schulden*, gokschuld*, =schuld, schuldhulp*, deurwaarder*,
      =failliet, =faillissement, alles verloren, alles vergokt, geld vergokt, vergokt, alles kwijt, te veel verloren, wanhop*, depressie*, depressief,
      radeloos, man gokt, zoon gokt, partner gokt, gok/gokt/gokken/speel/speelt/gespeeld/gegokt/vergokt te veel, gok/speel teveel,
      man/vrouw/zoon/dochter/vader/moeder/broer/zus/partner/vriend/vriendin/kind/echtgenoot gokt, wil/moet stoppen, verslaafd aan,
      salaris/loon/geld/spaargeld/huis/huur verloren/kwijt/vergokt/vergokte, # verloren, # euro verloren/vergokt/kwijt, veel geld verloren, verlies
      altijd/alles/steeds/alleen, blijf verliezen, altijd verlies, schuld/geld schuldig, ben schuldig, =blut, ben blut, =geruïneerd, ben geruïneerd, =geen
      geld, geen geld meer, =geld nodig, dringend geld nodig, met iemand praten, iemand om mee te praten, kan niet slapen, slaap niet, help/helpt mij/me/ons,
      gok/gokt/speel elke/iedere dag`,
    said: 'U staat er niet alleen voor. Hier vindt u mensen die luisteren.',
  },
]
