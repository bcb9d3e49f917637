import type { TitleWords } from '../../../../core/title.ts';
import type { Augsburg } from '../../types.ts';

export const it: TitleWords<Augsburg>['rules'] = {
  // 1 Set-up
  'A 1.1':
    'Si gioca da due a cinque, per tanti turni quanti sono i giocatori, più due. Ognuno comincia con 1500 fiorini, al livello 1 delle agenzie (giallo), della nobiltà (arancione) e delle cariche (viola), senza prestigio e con 2 jolly, che non costano nulla.',
  'A 1.2':
    'Quante tessere dei livelli 2, 3 e 4 ci sono per ogni colore dipende da quanti siete. Le trenta tessere dei diritti ci sono sempre tutte, in sei pile da cinque: chiese e cattedrali con la più cara in cima, stemmi e patenti con il più alto in cima, Maestri di zecca e Architetti. Si prende solo quella in cima, e una pila vuota non dà nulla.',
  'A 1.3':
    'Gli altri jolly si mescolano con i pagherò, numerati da 1 a 17 per ciascuno fra Filippo, Luisa, Leone e Maria. Ognuno riceve 7 carte coperte, una alla volta a partire da chi comincia, e ne compra quante vuole e può pagare, al prezzo stampato sul dorso, tutti insieme e in segreto. Ciò che non compri si scarta coperto: nessuno può guardare negli scarti.',
  'A 1.4': 'Chi comincia è sorteggiato, e così i posti, che vanno in senso orario.',
  'A 1.5':
    'Le dieci carte privilegio si mescolano, e cinque stanno scoperte. Le altre cinque verranno nel turno successivo: poiché tutte le carte sono note, già ora vedi quali sono.',
  // 2 Auctions
  'A 2.1':
    'A ogni turno si visitano cinque nobili, in quest’ordine: Filippo, Luisa, Leone, Maria, Massimiliano. Presso ciascuno c’è un’asta, in cui offri un numero di carte, almeno 1: pagherò di quel nobile e jolly, ma mai soli jolly. Per Massimiliano valgono tutti i pagherò. Non puoi offrire più carte di quante potresti mostrare; senza un pagherò che valga non puoi offrire affatto.',
  'A 2.2':
    'Chi è stato sorteggiato apre la prima asta; poi la apre chi ha vinto quella prima. Chi vince Massimiliano apre il turno successivo. Se passano tutti apre di nuovo la stessa persona, che conta come vincitrice di Massimiliano se l’asta era la sua.',
  'A 2.3':
    'In senso orario, ognuno passa, vede l’offerta più alta con altrettante carte, o rilancia a qualsiasi numero maggiore. Chi passa è fuori da quest’asta. Finché nessuno ha offerto non c’è nulla da vedere.',
  'A 2.4':
    'Nessuno rilancia su sé stesso: quando la parola torna a chi ha fatto l’offerta più alta, le offerte sono chiuse. Se hai visto, parli di nuovo solo se qualcuno rilancia.',
  'A 2.5': 'Se passano tutti, non si assegna nessuna carta privilegio e si va dal prossimo nobile.',
  'A 2.6':
    'Se uno solo ha offerto il numero più alto, vince, mostra tante carte a sua scelta quante ne ha offerte e le scarta.',
  'A 2.7':
    'Se l’hanno offerto in più d’uno, ciascuno sceglie in segreto altrettante carte, e tutti le mostrano insieme. Vince il singolo numero più alto, non la somma; i jolly non hanno numero. Per Massimiliano, a numeri uguali valgono nell’ordine Maria, Leone, Luisa, Filippo. Chi vince scarta le carte mostrate; gli altri le riprendono, e tutti le hanno viste. Finché l’ultimo non ha scelto puoi ancora cambiare la tua scelta.',
  'A 2.8':
    'In un confronto il secondo riceve 100 fiorini e il terzo 50, secondo la carta più alta di ciascuno, prima che il vincitore usi i privilegi. Con l’opzione delle offerte piccole senza compenso, i confronti di una o due carte non danno nulla.',
  // 3 Privileges
  'A 3.1':
    'Chi vince prende una delle carte privilegio ancora scoperte in questo turno e usa due dei suoi tre privilegi, uno dopo l’altro, scegliendo il secondo quando conosce l’esito del primo. Anche lasciarne uno inutilizzato conta come usarlo, e dà 2 punti prestigio.',
  'A 3.2': 'Un privilegio di 500 fiorini dà proprio quelli.',
  'A 3.3': 'Un privilegio di prestigio dà i 6 o 7 punti che vi sono stampati.',
  'A 3.4':
    'Con il privilegio di pescare prendi gratis due carte dal mazzo, poi scarti scoperta un’altra carta della tua mano: non una appena pescata. Se non ne hai altre, non scarti nulla. Tutti vedono il prezzo sul dorso della prima carta del mazzo.',
  'A 3.5':
    'Salire vuol dire prendere il livello successivo del colore, senza mai saltarne: dalla riserva finché ce n’è una tessera, e solo dopo da un avversario a tua scelta che stia proprio su quel livello. Con il livello 4 la tua tessera di livello 3 torna nella riserva, o va a chi hai tolto il livello 4. Così chi perde il livello 4 scende al 3, chi perde il 3 scende al 2, e sceglie subito 100 fiorini o 1 punto prestigio, che a un limite può andare perso. Salire due volte con la stessa carta vuol dire prendere due livelli. Oltre il livello 4 non si sale, e il livello 2 non si perde mai.',
  'A 3.6':
    'Un privilegio giallo fa salire nelle agenzie oppure, dal livello 2 in su, dà 300 fiorini.',
  'A 3.7':
    'Un privilegio arancione fa salire nella nobiltà; al livello 3 o 4 può dare invece lo stemma in cima alla pila, e al livello 4 la patente di nobiltà in cima.',
  'A 3.8':
    'Un privilegio viola fa salire nelle cariche; al livello 3 o 4 può dare invece un Maestro di zecca, e al livello 4 un Architetto. A qualsiasi livello può costruire la chiesa o la cattedrale in cima, al prezzo che vi è stampato.',
  'A 3.9':
    'Con l’Architetto puoi costruire la chiesa o la cattedrale in cima, al suo prezzo, una volta per ogni asta vinta e oltre ai due privilegi: prima, fra l’uno e l’altro o dopo, e anche subito dopo averlo preso. Un privilegio viola della stessa carta può costruire l’altra. Finché l’Architetto può ancora costruire, dopo il secondo privilegio costruisci o dici che hai finito, anche se non potresti pagare.',
  'A 3.10':
    'Puoi avere un solo diritto per tipo, e i diritti non si perdono mai, nemmeno perdendo il livello.',
  'A 3.11':
    'Una carta usata va via, e così quella che nessuno ha preso alla fine del turno, finché le dieci non si mescolano di nuovo.',
  // 4 Prestige
  'A 4.1':
    'Senza chiesa nessuno supera 25 di prestigio, e senza cattedrale nessuno supera 45, da qualunque parte vengano i punti: il resto va perso, e resta perso anche se costruisci dopo. La sola cattedrale non toglie il limite di 25. Si possono costruire nell’ordine che si vuole.',
  'A 4.2': 'Il prestigio si conta per intero, oltre le 45 caselle della scala stampata.',
  // 5 The end of a round
  'A 5.1':
    'Dopo Massimiliano ognuno riceve i fiorini del suo livello nelle agenzie: 600, 900, 1200 o 1600. Dopo l’ultimo turno c’è solo il prestigio (5.2).',
  'A 5.2':
    'Poi ognuno guadagna il prestigio del suo livello nella nobiltà, 3, 5, 8 o 12, e quello dello stemma e della patente di nobiltà.',
  'A 5.3':
    'Poi si distribuiscono le carte, un giocatore dopo l’altro in senso orario da chi ha vinto Massimiliano. Prima quelle gratuite, che vanno subito in mano: una al livello 4 delle cariche, una per il Maestro di zecca. Poi 4, 5, 6 o 6 da comprare, secondo il livello nelle cariche. Quando tutti le hanno, ognuno sceglie in segreto quali comprare con i suoi fiorini, e si paga; il resto si scarta senza che gli altri lo vedano. Finché l’ultimo non ha scelto puoi ancora cambiare la tua scelta.',
  'A 5.4':
    'Se serve una carta e il mazzo è finito, gli scarti mescolati ne formano uno nuovo; se finiscono entrambi, si prende ciò che c’è. Se prima di distribuire le carte di mazzo e scarti sono meno di quelle dovute, gli scarti si mescolano sotto il mazzo e chi ha carte ne infila in segreto una a scelta sotto il mazzo, finché bastano.',
  'A 5.5':
    'Il turno successivo comincia con le altre cinque carte privilegio. Usate entrambe le cinquine, si mescolano tutte e dieci e cinque stanno di nuovo scoperte.',
  // 6 The end
  'A 6':
    'Dopo l’ultimo turno vince chi ha più prestigio. A parità decide la cattedrale più cara fra chi è in parità o, se nessuno ne ha, la chiesa più cara; se non basta, la vittoria è condivisa. La pagina finale dice da dove viene ogni punto, e quanti se ne sono persi a 25 e a 45.',
  // 7 Secrets
  'A 7':
    'Segreti sono la tua mano e quante carte ha, i tuoi fiorini (se il denaro non è scoperto), mazzo e scarti, ciò che compri e quanto costa, e le carte scelte per un confronto finché tutti non hanno scelto. Palesi sono livelli, diritti, prestigio, offerte, carte mostrate, scarti scoperti, quanto si paga per edifici e compensi, il prezzo della prima carta del mazzo e le carte privilegio.',
  'A 7.1':
    'Non vieni mai saltato, e nessuno risponde per te, perché ciò che nascondi ti lascia una sola scelta: gli altri lo capirebbero. Solo un tuo ordine risponde per te.',
  // 8 Standing orders
  'A 8.1':
    'Un ordine permanente dice come aprire se nessuno ha offerto, fin dove rilanciare e fin dove vedere, e se poi passare o chiederti; quanti jolly usare al massimo; che cosa mostrare in un confronto, che cosa scartare quando l’offerta più alta è solo tua, e che cosa prendere se ti tolgono un livello. Vale per un’asta, per un nobile in ogni turno, per un turno o per tutta la partita; fra più ordini decide il più ristretto, e fra pari il più recente. Può decadere quando vinci un’asta.',
  'A 8.2':
    'Se nessuno ha offerto, offre quante carte hai detto, o quante puoi. Se l’offerta più alta è sotto il tuo limite per rilanciare e puoi offrire di più, rilancia di una, o subito fin dove arrivano il limite e le tue carte. Altrimenti, se l’offerta più alta è entro il tuo limite per vedere e puoi, vede. Altrimenti passa, o ti chiede.',
  'A 8.3':
    'Mostra le prime carte adatte di un tuo elenco, oppure la tua più alta con le altre più basse, con i jolly per primi o per ultimi. Quando l’offerta è solo tua scarta i numeri più bassi, i jolly per ultimi, se non dici altro. Se così non c’è una scelta lecita, ti chiede.',
  'A 8.4':
    'Con un’offerta fatta da te puoi lasciare il resto come ordine, così che una visita regoli un’asta intera; e quando un’asta si apre, tutti possono lasciare ordini nello stesso momento.',
  'A 8.5':
    'Gli ordini sono sigillati. Finché uno non agisce, nulla di ciò che gli altri vedono ne dipende; poi gli altri vedono un’azione qualsiasi, segnata solo per chi ha dato l’ordine; al più notano che è arrivata presto. Ciò che avrebbe fatto dopo non si mostra mai, nemmeno a partita finita.',
  'A 8.6': 'Un ordine fa solo ciò che potresti fare tu, e sa solo ciò che sai tu.',
};
