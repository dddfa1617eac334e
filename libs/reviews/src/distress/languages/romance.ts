import type { Vocabulary } from './vocabulary.ts'

export const romance: readonly Vocabulary[] = [
  {
    lang: 'fr',
    danger: `suicid, suicide*, suicidai*, me suicider, me tuer, envie de mourir, veux mourir, =mourir, en finir avec la vie, veux en finir, fin à mes jours, fin à
      ma vie, me faire du mal, automutil*, plus envie de vivre, veux plus vivre, me foutre en l'air, en peux plus, envie d'en finir, plus la force, plus la
      force de vivre, vais mourir, préfère mourir, je veux disparaître, veut mourir,
      =suis à bout, à bout de forces`,
    help: `addict*, accro, accros, dépendance*, suis dépendant*, dépendant* jeu*, jeu compulsif, joueu* compulsi*, jeu pathologique, joueu* pathologique*,
      joueurs anonymes, ludopath*, jeu excessif, =à l'aide, =au secours, =besoin d'aide, =aidez, =aide, aide jeu*, aide aux joueurs, arrêt* de jouer, arrêt*
      jou*, arrêt* jeu*, arrêt* le casino, peux pas arrêter, arrive pas à arrêter, peux plus arrêter, =arrêter, =stopper, comment arrêter, stopper jeu*,
      =bloquer, =blocage, bloquer jeu*, bloquer casino*, bloquer site*, bloquer l'accès, interdiction de jeu*, interdiction volontaire, interdire de jeu*,
      interdire de casino*, interdit de jeu*, interdit de casino*, m'interdire, auto exclu*, autoexclu*, m'exclure, dette, dettes, endett*, surendett*,
      huissier*, tout perdu, perdu tout, perds tout, perdre tout, perdu trop, perdu mon argent, ruiné, ruinée, =faillite, désespér*, dépressi*, mari joue,
      femme joue, fils joue, sos joueurs, joueurs info service, joue/joues/jouer/jouons/parie/parier trop, joue tout le temps,
      mari/femme/fils/fille/conjoint/conjointe/compagnon/compagne/copain/copine/père/mère/frère/soeur/ami/enfant joue/parie, veux arrêter, voudrais arrêter,
      besoin d'arrêter, =arrête, veux stopper, perdu mon/mes/ma/notre/nos/le/toute/toutes
      salaire/argent/paye/paie/économies/maison/sous/loyer/retraite/épargne/famille, perdu tout mon, perdu beaucoup, perdu #, perds
      toujours/constamment/tous/mon/mes, toujours perdre, arrête/arrêter pas de perdre, dois de l'argent, dois #, me ruine, nous ruine, suis ruiné/ruinée,
      =fauché, =fauchée, suis fauché/fauchée, =plus d'argent, plus d'argent pour, =besoin d'argent, besoin d'argent vite/urgent/urgence, parler à quelqu'un,
      quelqu'un à qui parler, dors plus, arrive plus à dormir, peux pas dormir, aidez/aide moi/nous, accro au/aux,
      joue tous les jours`,
    said: 'Vous n’êtes pas seul. Vous trouverez ici des personnes qui vous écoutent.',
  },
  {
    lang: 'it',
    danger: `suicid*, uccidermi, mi uccido, ammazzarmi, mi ammazzo, voglio morire, farla finita, farmi del male, farmi male, autolesion*, togliermi la vita, non
      voglio più vivere, non ce la faccio più, vorrei morire, meglio morire, morire,
      la vita non ha senso`,
    help: `ludopat*, azzardopat*, gioco patologico, gioco compulsivo, giocator* compulsiv*, giocator* patologic*, giocator* anonim*, dipendenza*, dipendenze,
      dipendente da, dipendente gioco, =aiuto, =aiutatemi, =aiutami, =bisogno di aiuto, =bisogno d'aiuto, =chiedere aiuto, smett* di giocare, smett*
      giocare, smett* gioco, riesco a smettere, voglio smettere, =smettere, =basta, =fermarsi, riesco a fermarmi, =bloccare, =blocco, bloccare gioco,
      bloccare casino, bloccare siti, autoesclu*, auto esclu*, escludermi, debiti, =debito, debito di gioco, debiti di gioco, indebitat*, sovraindebit*,
      usura, usuraio, =fallimento, perso tutto, tutto perso, perso troppo, perso i soldi, rovinato, rovinata, disperat*, depressione, depresso, depressa,
      marito gioca, figlio gioca, gioco/gioca/giochi/scommetto/scommette troppo, giocato/giocare troppo,
      marito/moglie/figlio/figlia/padre/madre/fratello/sorella/compagno/compagna/fidanzato/fidanzata/partner/amico gioca/scommette, dipendente dal gioco,
      malato di gioco, perso/perdo/persi lo/i/il/tutto/miei/mio stipendio/soldi/risparmi/casa/lavoro/pensione/mio/miei/mia, perso soldi, perso la casa,
      perso molti soldi, perso tanti soldi, perso #, perdo sempre/tutto/soldi/tanto, continuo a perdere, devo soldi, devo dei soldi, devo #, =al verde, sono
      al verde, =rovinato, =rovinata, senza soldi, =bisogno di soldi, bisogno di soldi subito/urgente, parlare con qualcuno, qualcuno con cui parlare,
      riesco a dormire, non dormo, aiutami/aiutatemi, smettere di scommettere, smettere di perdere,
      gioco/gioca tutti i giorni`,
    said: 'Non sei solo. Qui trovi persone che ti ascoltano.',
  },
  {
    lang: 'es',
    danger: `suicid*, matarme, quiero morir*, =morir, quitarme la vida, acabar con mi vida, acabar con todo, autolesion*, hacerme daño, no quiero vivir, sin ganas
      de vivir, =no puedo más, =ya no puedo más, =no aguanto más, no aguanto más, quisiera morir, quiero morirme, no quiero seguir, no quiero seguir
      viviendo, quiero desaparecer, mejor muerto, ganas de morir,
      vida no tiene sentido`,
    help: `ludopat*, adicc*, adict*, juego patológico, juego compulsivo, jugador* compulsiv*, jugador* patológic*, jugador* anónim*, enganchado al juego, =ayuda,
      =necesito ayuda, =socorro, =ayúdame, =ayúdenme, ayuda con juego, dej* de jugar, dej* de apostar, dej* el juego, no puedo parar, no puedo dejar, parar
      de jugar, =parar, =dejar, cómo parar, =bloquear, =bloqueo, bloquear casino*, bloquear juego*, bloquear apuesta*, autoprohib*, autoexclu*, auto exclu*,
      excluirme, prohibirme, deuda, deudas, endeud*, =quiebra, =bancarrota, arruinado, arruinada, arruin* mi vida, perdí todo, perdido todo, todo perdido,
      perdí mi dinero, usurero*, desesper*, depresión, deprimid*, marido juega, hijo juega, juego/juega/juegas/apuesto/apuesta/jugar/jugado demasiado,
      marido/mujer/esposo/esposa/hijo/hija/padre/madre/hermano/hermana/pareja/novio/novia/amigo juega/apuesta, quiero parar/dejarlo, quiero dejar de,
      necesito parar/dejar, perdido/perdí/pierdo/perdió mi/mis/el/todo/mucho/los dinero/sueldo/salario/nómina/ahorros/casa/ahorro/pensión/alquiler,
      perdí/perdido #, perdiendo todo/dinero/mucho, siempre pierdo, pierdo siempre/todo, lo pierdo todo, no dejo de perder, debo dinero/#, en la ruina,
      =ruina, =arruinado, =arruinada, =sin dinero, sin un duro, =sin blanca, =necesito dinero, necesito dinero urgente/ya, hablar con alguien, alguien con
      quien hablar, puedo dormir, no duermo, ayudame/ayúdenme, adicto/adicta,
      juego/juega todos los días`,
    said: 'No estás solo. Aquí encuentras personas que te escuchan.',
  },
  {
    lang: 'ro',
    danger: `sinucid*, sinucig*, vreau să mor, mă omor, nu vreau să mai trăiesc, nu mai vreau să trăiesc, îmi iau viața, să-mi iau viața, pun capăt vieții, pun
      capăt zilelor, autovătăm*, să-mi fac rău, nu mai pot, mai bine mor, sătul de viață`,
    help: `dependen* de joc*, dependen* joc*, dependen* de păcănele, sunt dependent*, dependență, joc patologic, jocuri patologic*, jucător* anonim*, jucător*
      compulsiv*, =ajutor, =nevoie de ajutor, =vreau ajutor, =ajutați-mă, =ajută-mă, ajutor jocuri, mă las de, lăsat de jocuri, las de jocuri, las de
      păcănele, renunț la jocuri, nu mă pot opri, nu pot să mă opresc, vreau să mă opresc, nu mă opresc, =opriți, =oprește, =blocare, blocare cazino*,
      blochez cazino*, blocare jocuri, blochez jocuri, autoexclu*, auto exclu*, mă exclud, datorii*, datorie, datoriile, îndatorat*, cămătar*, camătă,
      =faliment, insolvență personală, pierdut tot, pierdut totul, pierdut banii, pierdut toți banii, disperat*, deznădejde, depresie*, deprimat*, soțul
      joacă, fiul joacă, joc/joacă/pariez/pariază/jucat prea mult,
      soțul/soția/fiul/fiica/tatăl/mama/fratele/sora/prietenul/prietena/iubitul/partenerul/bărbatul/nevasta joacă/pariază, vreau să mă las, pierdut
      salariul/casa/economiile/pensia/mulți, pierdut #, pierd mereu/tot/bani/întruna, sunt dator/datoare, datorez bani/#, sunt ruinat/ruinată/falit/falită,
      =falit, =fără bani, nu mai am bani, =nevoie de bani, nevoie de bani urgent, vorbesc/vorbi cu cineva, să vorbesc cu cineva, pot să dorm, nu pot dormi,
      nu dorm, ajutați/ajută mă,
      joc/joacă în fiecare zi`,
    said: 'Nu sunteți singur. Aici găsiți oameni care vă ascultă.',
  },
  {
    lang: 'pt',
    danger: `suicíd*, me matar, quero morrer, não quero viver, acabar com a minha vida, tirar a minha vida, automutil*, aguento mais, vontade de morrer, queria
      morrer, quero desaparecer, me suicidar, prefiro morrer, suicid*,
      a vida não tem sentido`,
    help: `viciad*, vício, vício em jogo*, ludopat*, jogo compulsivo, jogo patológico, jogadores anônimos, jogadores anónimos, =ajuda, =socorro, preciso de
      ajuda, ajuda com jogo, parar de jogar, parar de apostar, não consigo parar, quero parar, =parar, =bloquear, bloquear casino*, bloquear cassino*,
      autoexclu*, auto exclu*, dívida, dívidas, endividad*, perdi tudo, perdi o dinheiro, desesperad*, depressão, jogo/joga/aposto/aposta/joguei
      demais/demasiado, jogo muito dinheiro, marido/mulher/esposa/esposo/filho/filha/pai/mãe/irmão/irmã/namorado/namorada/companheiro/parceiro/amigo
      joga/aposta, quero deixar de, deixar de jogar, perdi/perdeu/perco/perder o/meu/meus/minha/todo/as/os/muito
      salário/dinheiro/ordenado/poupanças/casa/economias/reforma, perdi #, perco sempre/tudo/dinheiro, sempre perco, devo dinheiro/#, =falido, =falida,
      estou falido/falida/arruinado/arruinada, arruinado, =sem dinheiro, fiquei sem dinheiro, =preciso de dinheiro, preciso de dinheiro urgente,
      falar/conversar com alguém, consigo dormir, não durmo, ajudem/ajuda me, me ajuda/ajudem,
      jogo/joga todos os dias`,
    said: 'Não está sozinho. Aqui encontra pessoas que ouvem.',
  },
]
