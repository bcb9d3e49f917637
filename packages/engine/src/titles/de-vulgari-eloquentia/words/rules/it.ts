import type { TitleWords } from '../../../../core/title.ts';
import type { DeVulgariEloquentia } from '../../types.ts';

export const it: TitleWords<DeVulgariEloquentia>['rules'] = {
  // 1 Set-up
  'DVE 1.1': 'Si gioca da due a cinque. Tutti cominciano come Mercanti, con 10 Ducati.',
  'DVE 1.2':
    'La tessera Evento 10, Stupor Mundi, aspetta al turno 10. Una delle tessere da 1 a 9 è sorteggiata per il turno 1; le altre la seguono fino al turno 9 in ordine crescente, con la 1 dopo la 9. Il turno 11 non ha eventi. Tutte queste tessere sono scoperte.',
  'DVE 1.3':
    'Quanti cubetti di ogni colore vanno nel sacchetto, e quanti se ne pescano per ogni turno, dipende da quanti siete. Si pescano a caso per i turni da 1 a 7, sotto gli occhi di tutti, e il sacchetto resta vuoto. Dal turno 8 ci sono soltanto i cubetti ritornati.',
  'DVE 1.4':
    'Le cinque tessere del Cantico sono distribuite a caso, scoperte, una per ogni città francescana.',
  'DVE 1.5':
    'Due tessere papali rosse e tre bianche, mescolate, stanno coperte sui turni da 12 a 16. Nessuno ne conosce il colore finché non vengono rivelate.',
  'DVE 1.6':
    'Ognuno dei quattro livelli di manoscritti ha il suo mazzo coperto, in un ordine che nessuno conosce. Di ogni livello sono in mostra tanti manoscritti quanti sono i giocatori meno uno. La Lingua Volgare aspetta accanto al tabellone.',
  'DVE 1.7':
    'Le otto tessere della Biblioteca Pontificia sono mescolate e coperte: nessuno ne conosce l’ordine.',
  'DVE 1.8':
    'Il primo ordine di gioco è sorteggiato. Poi, dall’ultimo giocatore al primo, ognuno sceglie una città di partenza ancora libera.',
  'DVE 1.9':
    'Di nuovo dall’ultimo giocatore al primo, impilate i vostri dischetti sullo spazio 0 della Scala della Conoscenza: quello dell’ultimo sta in fondo, quello del primo in cima.',
  'DVE 1.10':
    'Su ogni tabella, fra dischetti sullo stesso spazio è più avanti quello che sta sotto. Un dischetto che arriva, in avanti o all’indietro, va in cima alla pila; uno che non cambia spazio vi mantiene il suo posto. La conoscenza si ferma all’ultimo spazio della Scala: puoi guadagnarne ancora, ma quella in eccesso va persa.',
  'DVE 1.11': 'I Ducati della banca e i dischetti non finiscono mai.',
  // 2 A turn
  'DVE 2.1':
    'Il turno comincia con gli eventi: l’indicatore avanza, dal turno 12 si rivela una tessera papale e la tessera Evento del turno va nella sua città. Dal turno 2 i cubetti che nessuno ha preso tornano sulla tabella dei turni, prima i rossi, poi i neri, i gialli e i verdi, ognuno nel primo spazio con posto, compreso quello del turno in corso. Solo allora i cubetti di questo turno vengono messi in vendita, anche se sono meno del solito. Infine si completano le file dei manoscritti.',
  'DVE 2.1.1':
    'Un cubetto scartato durante le azioni va nel primo spazio con posto dopo il turno in corso. Se ne vanno più d’uno insieme, prima i rossi, poi i neri, i gialli e i verdi.',
  'DVE 2.1.2':
    'Se mai gli spazi fino al turno 16 fossero pieni, gli altri cubetti vanno oltre e restano fuori dal gioco.',
  'DVE 2.2':
    'Solo nei turni da 2 a 11, ogni Frate riceve 5 Ducati di elemosina (Gigi 10) e ogni Cardinale 10. Li ricevono nell’ordine di gioco del turno precedente, perché quello nuovo non è ancora stabilito.',
  'DVE 2.2.1':
    'L’elemosina la fa il Mercante che è il più ricco all’inizio di questa fase. Se più Mercanti sono i più ricchi a pari merito, per ogni religioso contano solo quelli di loro che in quel momento hanno più Ducati di lui. Se non ce n’è nessuno paga la banca, se ce n’è uno paga lui, e se sono più d’uno sceglie chi riceve.',
  'DVE 2.2.2':
    'Chi dona paga solo se in quel momento ha più Ducati di chi riceve: quello che ha, fino alla somma dovuta, e la banca aggiunge il resto. In tutti gli altri casi paga tutto la banca: se non ci sono più Mercanti, se nessuno è più ricco o se chi dona è rimasto senza Ducati, perché il secondo più ricco non subentra. Nessun Mercante può rifiutarsi e nessun religioso resta senza.',
  'DVE 2.3':
    'Chi ha meno conoscenza gioca per primo, chi ne ha di più per ultimo. Poi, se qualche dischetto ha lasciato la partenza del Riposo, quello più avanti fa del suo proprietario il primo giocatore e torna alla partenza. Gli altri dischetti restano dove sono.',
  'DVE 2.4':
    'Nell’ordine di gioco, ognuno ha 5 punti azione, o 6 con il Cardinale Muret. Spendili nell’ordine che vuoi, poi concludi il tuo turno: non finisce mai da sé, e i punti non spesi vanno persi.',
  // 3 Movement
  'DVE 3.1':
    'Puoi muoverti una volta per turno, verso una sola destinazione, e lungo la strada non puoi fare nulla. Ogni passo costa 1 punto, una traversata per mare 3 (vedi 3.3). Basta dire dove vai: il percorso più economico si trova da sé.',
  'DVE 3.2':
    'Un solo passo su una strada costa 1 punto e nessun Ducato. Un movimento di più di un passo costa 10 Ducati in tutto, per quanto sia lungo.',
  'DVE 3.3':
    'Da un porto puoi uscire nel suo mare e fermarti lì per 1 punto, oppure raggiungere nello stesso turno un altro porto dello stesso mare per 3 punti e 10 Ducati. Da un mare non si passa mai all’altro, e in un movimento c’è al massimo una traversata.',
  'DVE 3.4':
    'Se cominci il turno in mare, in quel turno devi sbarcare: per 1 punto, in qualsiasi porto di quel mare, anche in quello da cui eri partito. Poi puoi proseguire a piedi, ma non imbarcarti di nuovo. Finché non sbarchi non puoi concludere il turno né spendere l’ultimo punto che ti serve per farlo; ti libera solo l’essere portato a Brindisi (11.1) o a Roma (12.1). In mare non ci sono zone con cui interagire, ma la Lingua Volgare e le tabelle che non richiedono un luogo ti restano aperte.',
  'DVE 3.5':
    'Strade e mare si combinano in un solo movimento: cammini fino a un porto, attraversi o esci in mare, e dopo lo sbarco prosegui. I punti si sommano, e più di un passo costa 10 Ducati in tutto. Così un passo fino al porto e uno in mare costano 2 punti e 10 Ducati.',
  'DVE 3.6': 'Frate Ralph non paga mai Ducati per muoversi.',
  'DVE 3.7':
    'Nessuna strada attraversa il mare dalla Sicilia o dalla Sardegna: si va e si viene in nave.',
  // 4 Zones
  'DVE 4':
    'Interagire con una zona non costa punti azione. Si fa prima di muoversi, dove è cominciato il turno, o dopo, dove è finito il movimento.',
  'DVE 4.1':
    'La tessera Evento di una città si può prendere una volta in tutta la partita, e tocca a chi arriva per primo. I Ducati sono solo per i Mercanti, la conoscenza è per tutti.',
  'DVE 4.2':
    'Puoi prendere il valore di ogni città una volta per partita, Ducati e conoscenza insieme, e un tuo dischetto lo segna. Solo i Mercanti ricevono i Ducati: un Frate o un Cardinale prende la sola conoscenza e per lui la città è esaurita. Una città che ha soltanto Ducati non offre loro nulla. Non è mai obbligatorio.',
  'DVE 4.3':
    'Bologna non ha un valore suo: ti dà quello che il tuo Messaggero ha guadagnato (8.2).',
  'DVE 4.4':
    'In un convento un Mercante può diventare Frate, senza spendere punti azione. Scegli una tessera Frate ancora libera e perdi metà dei tuoi Ducati, con la perdita arrotondata per eccesso.',
  'DVE 4.5':
    'In una cattedrale un Frate può diventare Cardinale, senza spendere punti azione: paga 40 Ducati (70 per Muret), che deve avere già prima del rimborso di Zazza, scarta da dietro lo schermo un cubetto rosso o nero, a sua scelta, e prende una tessera Cardinale libera. A chi è Stefano non si chiede un cubetto vero: serve quello virtuale, che non si scarta. La tessera Frate lascia il gioco, e con lei i suoi poteri e i suoi PV finali. Puoi diventare Frate e Cardinale nello stesso turno; quello che una tessera dà arriva subito.',
  'DVE 4.6':
    'Finché sei in una delle tre abbazie le Badesse non ti costano Ducati. Puoi anche convertire, senza spese, tutti i cubetti verdi davanti al tuo schermo: o li scarti per 3 punti di conoscenza ciascuno, o li porti dietro lo schermo, dove alla fine valgono 1 PV ciascuno. Puoi rifarlo ogni volta che hai cubetti verdi davanti, ogni volta tutti nello stesso modo.',
  'DVE 4.7':
    'In una zona potete stare in più d’uno. Quello che una zona offre non è mai obbligatorio.',
  // 5 Manuscripts
  'DVE 5.1':
    'Puoi prendere al massimo un manoscritto per turno, Lingua Volgare compresa. Va dietro il tuo schermo.',
  'DVE 5.2':
    'Il tuo livello di conoscenza deve essere almeno quello del manoscritto. Quando lo prendi, prima o dopo il movimento, la tua pedina deve essere in una zona del suo dialetto; al livello 4, di uno qualsiasi dei suoi due.',
  'DVE 5.3':
    'Un manoscritto costa tanti punti azione quanto il suo livello, meno uno per ogni livello inferiore esaurito. Un livello (1, 2 o 3) si esaurisce quando se ne prende l’ultimo manoscritto, senza altri né in mostra né nel mazzo.',
  'DVE 5.4':
    'La Lingua Volgare diventa disponibile la prima volta che si esaurisce il livello 1, 2 o 3. Non ha dialetto, quindi puoi prenderla ovunque, se la tua conoscenza è al livello che richiede. Quanto costa e quanti PV vale è stampato, e non cala mai di prezzo.',
  'DVE 5.5':
    'I vuoti nelle file dei manoscritti si riempiono soltanto nella fase Evento successiva.',
  // 6 Cubes
  'DVE 6':
    'Puoi prendere ogni colore al massimo una volta per turno: un cubetto o due, se sono in vendita.',
  'DVE 6.1': 'Un cubetto costa 1 punto azione, due ne costano 4.',
  'DVE 6.2':
    'I cubetti rossi sono i Politici: 30 Ducati per uno, 60 per due. Vanno dietro il tuo schermo.',
  'DVE 6.3':
    'I cubetti neri sono i Nobili e non costano Ducati. Quando li prendi puoi venderne subito uno o entrambi alla banca, per 20 Ducati l’uno; un cubetto venduto è scartato. Quelli che tieni vanno dietro il tuo schermo e non si possono più vendere.',
  'DVE 6.4':
    'I cubetti gialli sono le Badesse: 15 Ducati per una, 30 per due, e nulla se sei in un’abbazia. Vanno dietro il tuo schermo.',
  'DVE 6.5':
    'I cubetti verdi sono gli Amanuensi e non costano Ducati. Restano davanti al tuo schermo, dove tutti li vedono.',
  'DVE 6.6': 'Un cubetto rosso vale 3 voti, uno nero 2, uno giallo 1.',
  // 7 Once a turn
  'DVE 7': 'Ognuna di queste cose puoi farla una volta per turno, per 1 punto azione.',
  'DVE 7.1':
    'Il Salterio ti dà 3 punti di conoscenza, o 4 se sei l’ultimo sulla Scala della Conoscenza.',
  'DVE 7.2': 'Con i piccoli affari guadagni 10 Ducati dalla banca.',
  // 8 Tracks
  'DVE 8':
    'Ogni spazio costa 1 punto azione: in un turno puoi dunque avanzare fino a 5 spazi, o 6 con Muret. Puoi farlo ovunque ti trovi, se la tabella non dice altro.',
  'DVE 8.1':
    'Sull’Indovinello Veronese puoi avanzare solo mentre sei in una zona della lingua d’Oil.',
  'DVE 8.2':
    'Per entrare nell’ultimo spazio del Messaggero paghi anche una tassa: 20 Ducati e 2 Badesse nei turni da 1 a 7, 10 Ducati e 1 Badessa dal turno 8. Senza la tassa intera il tuo dischetto si ferma uno spazio prima. La tassa decide che cosa ti darà Bologna: 15 punti di conoscenza con la prima, 10 con la seconda. Li ritiri una volta sola, nello stesso turno o più tardi, quando sei a Bologna prima o dopo il movimento.',
  'DVE 8.3':
    'Sulla tabella dell’Oriente avanzano solo i Mercanti. Sull’ultimo spazio ricevi 10 Ducati in più ogni volta che prendi il valore di una città che ha Ducati, ma non per le tessere Evento. Se diventi Frate, tutto questo per te non vale più.',
  'DVE 8.4':
    'Per il Cantico delle Creature devi essere in una città francescana la cui tessera mostra il turno in corso; nei turni da 14 a 16 va bene una qualsiasi delle cinque. Ogni spazio costa anche una Badessa. Il cubetto virtuale di Michael te ne fa risparmiare una per turno, comunque tu divida l’avanzamento: anche senza Badesse vere puoi avanzare di uno spazio.',
  'DVE 8.5':
    'La Biblioteca Pontificia apre al turno 12. Quando sei avanzato, una volta per partita, nel tuo turno e senza spese, puoi guardare dalla cima tante tessere quante ne indica il tuo spazio: non di meno, una in più con Zazza, e al massimo quelle che restano. Le vedi solo tu; tienine una dietro lo schermo e rimetti le altre in cima nell’ordine che vuoi. Prima di averne tenuta una non puoi fare altro, e uno sguardo non si annulla.',
  'DVE 8.6':
    'Il Riposo fa di chi è più avanti il primo giocatore del turno successivo, come dice 2.3.',
  'DVE 8.7':
    'Nessuno supera l’ultimo spazio di una tabella, e non si paga nulla per spazi che non ci sono.',
  // 9 Friars
  'DVE 9':
    'Mario ti dà 12 punti di conoscenza. Michael te ne dà 7 e un cubetto giallo virtuale, Stefano 7 e uno nero virtuale. Gigi riceve 10 Ducati di elemosina invece di 5, fino al turno 11 compreso, ma alla fine ti costa 4 PV. Ralph ti dà 7 punti di conoscenza, non paga Ducati per muoversi e vale 4 PV.',
  'DVE 9.1':
    'Un cubetto virtuale conta una volta a ogni uso, e non lo perdi mai finché ne tieni la tessera. Quello di Michael serve per la tassa del Messaggero, per il Cantico (8.4), all’asta, all’elezione e fra i voti rimasti. Quello di Stefano serve per diventare Cardinale, all’asta, all’elezione e fra i voti rimasti; non si vende mai. Quello di Balestreri serve all’asta, all’elezione e fra i voti rimasti.',
  // 10 Cardinals
  'DVE 10':
    'Balestreri ti dà 4 punti di conoscenza e un cubetto rosso virtuale; Lanzuisi vale 6 PV, se non sei Papa. Muret costa 70 Ducati e ti dà 6 punti azione per turno, a partire da questo, anche se ne hai già spesi cinque. Shlasinger vale 4 PV, se non sei Papa, e una volta per partita, nel tuo turno, fa arretrare di 6 spazi di conoscenza il dischetto di un altro giocatore, al massimo fino allo spazio 0 e sopra i dischetti che incontra; chi è già a 0 è al sicuro, e i manoscritti non si perdono. Zazza ti restituisce subito 40 Ducati e ti mostra una tessera in più della Biblioteca Pontificia.',
  // 11 Stupor Mundi
  'DVE 11.1':
    'Dal turno 10, una volta per partita, un giocatore a Brindisi può convocare tutti gli altri come ultimo atto del proprio turno. La domanda si fa in ordine di gioco, cominciando dal giocatore successivo e facendo il giro. Puoi accettare anche senza un voto: la tua pedina va a Brindisi senza spese, anche dal mare, e se in questo turno devi ancora giocare cominci da lì con tutti i tuoi punti e il tuo movimento. Se rifiuti, non ti succede nulla.',
  'DVE 11.2':
    'Se nessuno accetta, chi ha convocato guadagna 10 punti di conoscenza e non paga nulla. In ogni caso la tessera è usata e il turno di chi ha convocato finisce; i punti non spesi vanno persi.',
  'DVE 11.3':
    'Altrimenti chi ha convocato e chi è venuto tengono un’asta aperta. Chi ha convocato offre per primo, almeno 1, e ha 2 voti in più di quelli dietro lo schermo; gli altri, in ordine di gioco, rilanciano o passano, e chi passa è fuori. Nessuno può offrire più voti di quelli che ha, cubetto virtuale compreso. L’asta finisce quando tutti sono passati tranne chi ha offerto di più.',
  'DVE 11.4':
    'Chi vince guadagna 10 punti di conoscenza e scarta cubetti a sua scelta per coprire l’offerta, meno quanto coprono il suo cubetto virtuale e, per chi ha convocato, i 2 voti in più. Non si dà resto, ma nessun cubetto può essere superfluo: togliendone uno qualsiasi non si arriverebbe alla somma. Gli altri tengono i loro cubetti.',
  // 12 The end
  'DVE 12.1':
    'Con la prima tessera papale rossa il Papa sta morendo. Con la seconda questo turno è l’ultimo: appena comincia, tutte le pedine sono portate a Roma, anche quelle in mare.',
  'DVE 12.2':
    'Dopo l’ultimo turno dichiarate in segreto, tutti insieme, a che cosa aspirate, se aspirate a qualcosa. Un Mercante può diventare Banchiere (7 voti, 6 PV), un Frate Monaco Benedettino (10 voti, 11 PV), un Cardinale Camerlengo (11 voti, 14 PV) o Papa (17 voti, 22 PV). I tuoi voti sono i cubetti dietro lo schermo e quello virtuale, e puoi aspirare solo a ciò per cui ne hai abbastanza.',
  'DVE 12.3':
    'Il prezzo si paga con cubetti del minor valore totale che basti, e questi lasciano il gioco. Il cubetto virtuale riduce quanto devono coprire quelli veri; lo tieni, e conta di nuovo in 13.2.',
  'DVE 12.4':
    'Il Papa è uno solo: se vi aspirano più Cardinali, lo diventa chi ha più conoscenza. Gli altri diventano Camerlenghi e pagano soltanto 11 voti. Il Papa non ottiene nulla per Lanzuisi o Shlasinger.',
  // 13 The score
  'DVE 13.1': 'Lo status ottenuto all’elezione dà i suoi PV.',
  'DVE 13.2':
    'Chi ha più voti rimasti dietro lo schermo, cubetto virtuale compreso, ottiene 3 PV, se ne ha almeno uno. In caso di parità decide la maggiore conoscenza.',
  'DVE 13.3': 'Ogni cubetto verde dietro il tuo schermo dà 1 PV.',
  'DVE 13.4': 'La tessera Biblioteca che hai tenuto dà i PV del suo numero.',
  'DVE 13.5':
    'Il giocatore più ricco ottiene 7 PV se è un Mercante, altrimenti 3. In caso di parità decide la maggiore conoscenza.',
  'DVE 13.6':
    'Sull’Indovinello Veronese ottiene PV solo chi è in testa, secondo il numero più alto raggiunto o superato. Se non è arrivato al primo numero non ottiene PV, e nessuno li ottiene al suo posto.',
  'DVE 13.7':
    'Fra i dischetti che hanno lasciato la partenza del Cantico delle Creature, il più avanti dà 9 PV e il secondo 4.',
  'DVE 13.8':
    'Ogni manoscritto dà tanti PV quanto il suo livello, e la Lingua Volgare quelli che porta stampati.',
  'DVE 13.9':
    'Manoscritti in tutti e cinque i dialetti danno 5 PV. Uno di livello 4 conta come uno dei suoi due dialetti, quello che più ti serve.',
  'DVE 13.10':
    'Conta la tessera che hai alla fine: Gigi −4 PV, Ralph +4, Lanzuisi +6, Shlasinger +4. Le ultime due non danno nulla al Papa.',
  'DVE 13.11':
    'Vince chi ha più PV; in caso di parità, chi ha più conoscenza. La pagina finale mostra ogni voce del punteggio di ogni giocatore.',
  // 14 Secrets
  'DVE 14':
    'Nessuno conosce l’ordine dei manoscritti, delle tessere Biblioteca e di quelle papali. Le tessere Biblioteca le vede solo chi le ha guardate, e le dichiarazioni restano segrete finché non ci sono tutte. Anche ciò che sta dietro uno schermo è nascosto: si vede come ci arrivano cubetti, verdi convertiti, manoscritti e tessera Biblioteca, ma nessun totale viene mostrato, a meno che gli schermi siano aperti. Ducati, cubetti verdi davanti, tabelle, eventi e cubetti sulla tabella dei turni sono sotto gli occhi di tutti.',
  // 15 Options
  'DVE 15':
    'Quando si crea una partita si possono scegliere due opzioni, entrambe spente se non le vuoi. Con gli schermi aperti tutti vedono che cosa c’è dietro, tranne le tessere Biblioteca, che restano segrete. Con il livello 1 ridotto, in due o tre giocatori, c’è un solo manoscritto di livello 1 per dialetto e se ne mostrano due anche quando si gioca in due; le altre file restano come sono. Una partita conserva l’edizione con cui è stata aperta: i dati stampati con cui si gioca.',
  // 16 Standing orders and written acts
  'DVE 16.1':
    'Un ordine permanente decide per te fuori dal tuo turno: a chi chiedere l’elemosina fra Mercanti a pari merito, una convocazione con la sua asta, o l’elezione. È sigillato, e puoi vederlo solo tu.',
  'DVE 16.2':
    'Fa solo quello che in quel momento potresti fare tu. Chiede al Mercante più avanti o più indietro nella conoscenza, o a uno scelto da te, se può dare. Risponde alla convocazione. Nell’asta, anche se l’hai convocata tu, ma solo dopo la tua prima offerta, rilancia di un voto fin dove hai detto e fin dove arrivano i tuoi voti, poi passa, e paga cominciando dal colore che hai scelto; all’elezione dichiara lo status che hai detto o il più alto per cui hai i voti. Dove non va più bene, la domanda viene fatta a te.',
  'DVE 16.3': 'Fra più ordini per la stessa decisione ha la parola l’ultimo che hai lasciato.',
  'DVE 16.4':
    'Tutto quello che fai si può scrivere in una riga breve, per esempio: move roma; take 2 black sell 1; canticle 2; friar ralph; bid 7; end.',
};
