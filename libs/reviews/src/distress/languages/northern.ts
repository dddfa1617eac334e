import type { Vocabulary } from './vocabulary.ts'

export const northern: readonly Vocabulary[] = [
  {
    lang: 'sv',
    danger: `självmord*, vill dö, inte leva längre, ta mitt liv, döda mig, självskad*, vill inte leva, orkar inte mer, orkar inte leva, orkar inte längre, hellre
      död, vara död, självmordstankar,
      hatar mitt liv`,
    help: `spelberoende*, beroende av spel, spelmissbruk*, spelproblem*, =beroende, =hjälp, behöver hjälp, sluta spela, slutar spela, kan inte sluta, vill sluta,
      =sluta, spelpaus*, spärra mig, =spärra, spärra casino*, skulder, skuldsatt*, =skuld, kronofogden, förlorat allt, spelat bort, förtvivlad*,
      spelar/spelat/satsar för mycket, min/mitt man/fru/son/dotter/pappa/mamma/bror/syster/sambo/pojkvän/flickvän/partner/make/maka/barn spelar, slutar inte
      spela, förlorat/förlorar min/mina/hela/mitt/alla/våra lön/pengar/sparpengar/hus/lönen/besparingar, förlorat mycket, förlorat #, förlorar
      alltid/allt/jämt/hela, alltid förlorar, skyldig pengar/#, =pank, jag är pank, =ruinerad, är ruinerad, =inga pengar, har inga pengar, =behöver pengar,
      behöver pengar snabbt, prata/tala med någon, kan inte sova, sover inte, hjälp/hjälpa mig, stödlinjen,
      spelar varje dag, =desperat`,
    said: 'Du är inte ensam. Här finns människor som lyssnar.',
  },
  {
    lang: 'da',
    danger: `selvmord*, vil dø, vil gerne dø, vil ikke leve, ikke leve længere, =kan ikke mere, =kan ikke mere nu, orker ikke mere, tage mit liv, slå mig selv
      ihjel, dræbe mig selv, selvskade*, livslinjen,
      hader mit liv`,
    help: `ludoman*, spilafhængig*, afhængig af spil, spilleproblem*, spilproblem*, =afhængig, =hjælp, brug for hjælp, hjælp mig, =stop, =stoppe, vil stoppe, kan
      ikke stoppe, stoppe med at spille, stop med at spille, holde op med at spille, vil holde op, spiller/spillet for meget, min/mit
      mand/kone/søn/datter/far/mor/bror/søster/kæreste/partner/ven/barn spiller, mistet/tabt alt, mistet/tabt alle mine, mistet/tabt min/mine/mit
      løn/penge/opsparing/hus, mistet/tabt #, taber altid/alt/hele, altid taber, gæld, =skyld, skylder penge/#, =ruineret, er ruineret, =på røven, =ingen
      penge, har ingen penge, =mangler penge, mangler penge hurtigt, tale/snakke med nogen, kan ikke sove, sover ikke, rofus*, stopspillet, udeluk* mig
      selv, selvudeluk*, spær* mig, håbløs, fortvivlet,
      spiller hver dag, =desperat`,
    said: 'Du er ikke alene. Her finder du mennesker, der lytter.',
  },
  {
    lang: 'no',
    danger: `selvmord*, vil dø, ønsker å dø, vil ikke leve, ikke leve lenger, orker ikke mer, =orker ikke, ta livet mitt, ta livet av meg, drepe meg selv,
      selvskad*, selvdrap*,
      hater livet mitt`,
    help: `spilleavheng*, spillavheng*, speleavheng*, avhengig av spill, =avhengig, spilleproblem*, spillegal*, =hjelp, trenger hjelp, hjelp meg, =stopp,
      =stoppe, =slutte, vil stoppe, vil slutte, klarer ikke slutte, kan ikke slutte, klarer ikke stoppe, slutte/slutt å spille, slutte/slutt med gambling,
      spiller/spilt for mye, mannen/kona/sønnen/datteren/faren/moren/broren/søsteren/samboeren/kjæresten/partneren min/mi/mitt spiller, mann/kone spiller,
      tapt/mistet alt, tapt/mistet lønna/lønnen/pengene/sparepengene/huset/mine, tapt/mistet #, taper alltid/alt/hele, alltid taper, gjeld, gjelda, =skyld,
      skylder penger/#, =blakk, er blakk, =ruinert, er ruinert, =ingen penger, har ingen penger, =trenger penger, trenger penger fort, snakke/prate med
      noen, får ikke sove, sover ikke, utestenge meg, selvutesteng*, hjelpelinjen, håpløs, fortvilet,
      spiller hver dag, =desperat`,
    said: 'Du er ikke alene. Her finner du noen som lytter.',
  },
  {
    lang: 'fi',
    danger: `itsemurh*, haluan kuolla, haluaisin kuolla, en halua elää, en jaksa elää, en jaksa enää, =en jaksa, tapan itseni, tappaa itseni, itsetuho*, viiltely,
      vihaan elämääni`,
    help: `peliriippuv*, peliongelm*, pelihimo*, uhkapeliriippuv*, peliaddikti*, addikti*, riippuvuus, riippuvainen, =apua, tarvitsen apua, auttakaa, =lopettaa,
      =lopeta, haluan lopettaa, en voi lopettaa, en pysty lopettamaan, en osaa lopettaa, lopettaa pelaamisen, lopettaa pelaaminen, pelaan/pelaa/pelannut
      liikaa, mieheni/vaimoni/poikani/tyttäreni/isäni/äitini/veljeni/siskoni/kumppanini/puolisoni/ystäväni pelaa, hävisin/menetin/hävinnyt/menettänyt
      kaiken/kaikki/rahani/palkkani/säästöni/taloni/palkan/rahat, hävisin/menetin/hävinnyt/menettänyt #, häviän/häviää aina/kaiken, velkaa, velat, velkoja,
      veloissa, velkaantu*, ulosotto, ulosotossa, =rahaton, olen rahaton, =rahat loppu, =ei rahaa, =tarvitsen rahaa, tarvitsen rahaa heti/nopeasti, puhua
      jollekin/jonkun, saa unta, en nuku, peliesto*, pelikielto*, peluuri*, epätoivo*, masennus, masentunut,
      pelaan joka päivä`,
    said: 'Et ole yksin. Täältä löydät ihmisiä, jotka kuuntelevat.',
  },
  {
    lang: 'is',
    danger: `sjálfsvíg*, sjálfsmorð*, vil deyja, langar að deyja, vil ekki lifa, get ekki meir, sjálfsskað*`,
    help: `spilafík*, spilavand*, =hjálp, þarf hjálp, hjálpið, =hætta, vil hætta, get ekki hætt, hætta að spila, hætta að veðja, spila of mikið,
      maðurinn/konan/sonur/dóttir spilar, tapað/tapaði öllu/peningunum/laununum, tapaði #, tapa alltaf, skuldir, skulda, =gjaldþrota, er blankur, vantar
      pening*, tala við einhvern`,
    said: 'Þú ert ekki ein eða einn. Hér finnur þú fólk sem hlustar.',
  },
]
