import type { TitleWords } from '../../../../core/title.ts';
import type { DeVulgariEloquentia } from '../../types.ts';

export const es: TitleWords<DeVulgariEloquentia>['rules'] = {
  // 1 Set-up
  'DVE 1.1': 'Podéis jugar de dos a cinco. Todos empezáis como Mercaderes, con 10 ducados.',
  'DVE 1.2':
    'La ficha de Evento 10, Stupor Mundi, espera en el turno 10. Una de las fichas 1 a 9 se sortea para el turno 1 y las demás la siguen hasta el turno 9 en orden creciente, con la 1 después de la 9. El turno 11 no tiene evento. Todas estas fichas están boca arriba.',
  'DVE 1.3':
    'Cuántos cubos de cada color van a la bolsa, y cuántos se sacan para cada turno, depende de cuántos juguéis. Se sacan al azar para los turnos 1 a 7, a la vista de todos, y la bolsa queda vacía. Desde el turno 8 solo hay cubos que han vuelto.',
  'DVE 1.4':
    'Las cinco fichas del Cántico se reparten al azar, boca arriba, una a cada ciudad franciscana.',
  'DVE 1.5':
    'Dos fichas papales rojas y tres blancas, mezcladas, están boca abajo en los turnos 12 a 16. Nadie conoce su color hasta que se revelan.',
  'DVE 1.6':
    'Cada uno de los cuatro niveles de manuscritos tiene su mazo boca abajo, en un orden que nadie conoce. De cada nivel se muestran tantos como jugadores haya, menos uno. La Lingua Volgare espera junto al tablero.',
  'DVE 1.7':
    'Las ocho fichas de la Biblioteca Papal se mezclan boca abajo, y nadie conoce su orden.',
  'DVE 1.8':
    'El primer orden de juego se sortea. Después, del último jugador al primero, cada uno elige una ciudad inicial que siga libre.',
  'DVE 1.9':
    'De nuevo del último jugador al primero, apiláis vuestros discos en la casilla 0 de la tabla de conocimiento: el del último queda debajo del todo y el del primero, encima.',
  'DVE 1.10':
    'En todas las tablas, de los discos que comparten casilla va por delante el de más abajo. Un disco que llega, avanzando o retrocediendo, se pone encima; uno que no cambia de casilla conserva su lugar en la pila. El conocimiento se detiene en la última casilla de su tabla: puedes seguir ganándolo, pero lo que sobra se pierde.',
  'DVE 1.11': 'Ni los ducados del banco ni los discos se acaban nunca.',
  // 2 A turn
  'DVE 2.1':
    'El turno empieza con los eventos: el indicador avanza, desde el turno 12 se revela una ficha papal y la ficha de Evento del turno va a su ciudad. Desde el turno 2, los cubos que nadie cogió vuelven a la tabla de turnos, primero los rojos y luego los negros, los amarillos y los verdes, cada uno al primer espacio con sitio, incluido el del turno actual. Solo entonces se ponen a la venta los cubos de este turno, aunque falten algunos. Por último se completan las filas de manuscritos.',
  'DVE 2.1.1':
    'Un cubo descartado durante las acciones va al primer espacio con sitio después del turno actual. Si se van varios a la vez, primero los rojos y luego los negros, los amarillos y los verdes.',
  'DVE 2.1.2':
    'Si alguna vez se llenan los espacios hasta el turno 16, los demás cubos van más allá y quedan fuera del juego.',
  'DVE 2.2':
    'Solo en los turnos 2 a 11, cada Fraile recibe 5 ducados de caridad (Gigi, 10) y cada Cardenal, 10. Los reciben en el orden de juego del turno anterior, pues el nuevo aún no se ha fijado.',
  'DVE 2.2.1':
    'La caridad la ofrece el Mercader que es el más rico al empezar esta fase. Si hay varios empatados como más ricos, para cada religioso solo cuentan aquellos de ellos que en ese momento tengan más ducados que él. Si no hay ninguno, paga el banco; si hay uno, paga él; si hay varios, elige quien recibe.',
  'DVE 2.2.2':
    'Quien da solo paga si en ese momento tiene más ducados que quien recibe: lo que tenga, hasta la suma debida, y el banco pone el resto. En todos los demás casos el banco lo paga todo: si no quedan Mercaderes, si ninguno es más rico o si quien da se ha quedado sin nada, pues el siguiente más rico no ocupa su lugar. Ningún Mercader puede negarse y ningún religioso se queda sin caridad.',
  'DVE 2.3':
    'Quien tiene menos conocimiento juega primero, y quien tiene más, el último. Después, si algún disco ha dejado la salida de la tabla de Descanso, el más adelantado convierte a su dueño en primer jugador y vuelve a la salida. Los demás discos se quedan donde están.',
  'DVE 2.4':
    'En orden de juego, cada uno tiene 5 puntos de acción, o 6 con el Cardenal Muret. Gástalos en el orden que quieras y después termina tu turno: nunca acaba por sí solo, y los puntos sin gastar se pierden.',
  // 3 Movement
  'DVE 3.1':
    'Puedes moverte una vez por turno, a un solo destino, y por el camino no puedes hacer nada. Cada paso cuesta 1 punto, y una travesía por mar, 3 (véase 3.3). Basta con decir adónde vas: el camino más barato se busca por ti.',
  'DVE 3.2':
    'Un solo paso por tierra cuesta 1 punto y ningún ducado. Un movimiento de más de un paso cuesta 10 ducados en total, por largo que sea.',
  'DVE 3.3':
    'Desde un puerto puedes salir a su mar y quedarte allí por 1 punto, o llegar en el mismo turno a otro puerto del mismo mar por 3 puntos y 10 ducados. Nunca se pasa de un mar al otro, y en un movimiento cabe una travesía como máximo.',
  'DVE 3.4':
    'Si empiezas tu turno en el mar, debes desembarcar en ese turno: por 1 punto, en cualquier puerto de ese mar, incluso el que dejaste. Después puedes seguir a pie, pero no volver a embarcar. Hasta que desembarques no puedes terminar tu turno ni gastar el último punto que necesitas para ello; solo te libra que te lleven a Brindisi (11.1) o a Roma (12.1). En el mar no hay zona con la que interactuar, pero la Lingua Volgare y las tablas que no piden un lugar siguen abiertas para ti.',
  'DVE 3.5':
    'Caminos y mar se combinan en un solo movimiento: andas hasta un puerto, cruzas o sales al mar y, tras desembarcar, sigues andando. Los puntos se suman, y más de un paso cuesta 10 ducados en total. Así, un paso hasta el puerto y otro al mar cuestan 2 puntos y 10 ducados.',
  'DVE 3.6': 'El Fraile Ralph nunca paga ducados por moverse.',
  'DVE 3.7': 'Ningún camino cruza el agua desde Sicilia o Cerdeña: se va y se viene por mar.',
  // 4 Zones
  'DVE 4':
    'Interactuar con una zona no cuesta puntos de acción. Se hace antes de moverse, donde empezó el turno, o después, donde terminó el movimiento.',
  'DVE 4.1':
    'La ficha de Evento de una ciudad se puede aprovechar una vez en toda la partida, y es para quien llegue primero. Los ducados son solo para Mercaderes; el conocimiento es para cualquiera.',
  'DVE 4.2':
    'Puedes tomar el valor de cada ciudad una vez por partida, ducados y conocimiento juntos, y un disco tuyo lo señala. Solo los Mercaderes reciben los ducados: un Fraile o un Cardenal obtiene únicamente el conocimiento, y la ciudad queda agotada para él. Una ciudad que solo tiene ducados no les ofrece nada. Nunca es obligatorio.',
  'DVE 4.3': 'Bologna no tiene valor propio: te da lo que tu Mensajero se haya ganado (8.2).',
  'DVE 4.4':
    'En un convento, un Mercader puede hacerse Fraile sin gastar puntos de acción. Elige una ficha de Fraile que siga libre y pierde la mitad de tus ducados; la pérdida se redondea hacia arriba.',
  'DVE 4.5':
    'En una catedral, un Fraile puede hacerse Cardenal sin gastar puntos de acción: paga 40 ducados (70 por Muret), que debe tener antes del reembolso de Zazza, descarta de detrás de su pantalla un cubo rojo o negro, a su elección, y toma una ficha de Cardenal libre. A Stefano no se le pide un cubo de verdad: le basta el virtual, que no se descarta. La ficha de Fraile sale del juego, y con ella sus poderes y sus PV finales. Puedes hacerte Fraile y Cardenal en el mismo turno; lo que da una ficha llega enseguida.',
  'DVE 4.6':
    'Mientras estés en una de las tres abadías, las Abadesas no te cuestan ducados. También puedes convertir allí, sin coste, todos los cubos verdes de delante de tu pantalla: o los descartas por 3 puntos de conocimiento cada uno, o los pasas detrás de la pantalla, donde cada uno vale 1 PV al final. Puedes repetirlo siempre que tengas cubos verdes delante, cada vez todos de la misma manera.',
  'DVE 4.7': 'Podéis estar varios en una misma zona. Lo que ofrece una zona nunca es obligatorio.',
  // 5 Manuscripts
  'DVE 5.1':
    'Puedes coger un manuscrito por turno como máximo, incluida la Lingua Volgare. Va detrás de tu pantalla.',
  'DVE 5.2':
    'Tu nivel de conocimiento debe ser al menos el del manuscrito. Cuando lo coges, antes o después de moverte, tu peón debe estar en una zona de su dialecto; en el nivel 4, de cualquiera de sus dos dialectos.',
  'DVE 5.3':
    'Un manuscrito cuesta tantos puntos de acción como su nivel, menos uno por cada nivel inferior agotado. Un nivel (1, 2 o 3) se agota en cuanto se coge su último manuscrito, sin que quede ninguno a la vista ni en el mazo.',
  'DVE 5.4':
    'La Lingua Volgare sale a la venta la primera vez que se agota el nivel 1, 2 o 3. No tiene dialecto, así que puedes cogerla en cualquier parte si tu conocimiento tiene el nivel que pide. Lo que cuesta y los PV que vale están impresos, y nunca se abarata.',
  'DVE 5.5':
    'Los huecos en las filas de manuscritos no se rellenan hasta la siguiente fase de eventos.',
  // 6 Cubes
  'DVE 6':
    'Puedes coger cada color una vez por turno como máximo: un cubo o dos, si están a la venta.',
  'DVE 6.1': 'Un cubo cuesta 1 punto de acción; dos cuestan 4.',
  'DVE 6.2':
    'Los cubos rojos son los Políticos: 30 ducados por uno, 60 por dos. Van detrás de tu pantalla.',
  'DVE 6.3':
    'Los cubos negros son los Nobles y no cuestan ducados. Al cogerlos puedes vender enseguida uno o los dos al banco, por 20 ducados cada uno; un cubo vendido se descarta. Los que conservas van detrás de tu pantalla y ya no se pueden vender.',
  'DVE 6.4':
    'Los cubos amarillos son las Abadesas: 15 ducados por una, 30 por dos, y nada si estás en una abadía. Van detrás de tu pantalla.',
  'DVE 6.5':
    'Los cubos verdes son los Amanuenses y no cuestan ducados. Se quedan delante de tu pantalla, donde todos los ven.',
  'DVE 6.6': 'Un cubo rojo vale 3 votos, uno negro 2 y uno amarillo 1.',
  // 7 Once a turn
  'DVE 7': 'Puedes hacer cada una de estas cosas una vez por turno, por 1 punto de acción.',
  'DVE 7.1':
    'El Salterio te da 3 puntos de conocimiento, o 4 si eres el último en la tabla de conocimiento.',
  'DVE 7.2': 'El pequeño comercio te da 10 ducados del banco.',
  // 8 Tracks
  'DVE 8':
    'Cada casilla cuesta 1 punto de acción, así que puedes avanzar hasta 5 casillas por turno, o 6 con Muret. Puedes hacerlo desde cualquier lugar, si la tabla no dice otra cosa.',
  'DVE 8.1':
    'En la Adivinanza Veronesa solo puedes avanzar mientras estés en una zona de la lengua de Oil.',
  'DVE 8.2':
    'Para entrar en la última casilla del Mensajero pagas además una cuota: 20 ducados y 2 Abadesas en los turnos 1 a 7, 10 ducados y 1 Abadesa desde el turno 8. Sin la cuota entera, tu disco se queda una casilla antes. La cuota decide lo que te dará Bologna: 15 puntos de conocimiento por la primera, 10 por la segunda. Lo recoges una sola vez, en el mismo turno o más tarde, cuando estés en Bologna antes o después de moverte.',
  'DVE 8.3':
    'En la tabla de Oriente solo avanzan los Mercaderes. En su última casilla recibes 10 ducados más cada vez que tomas el valor de una ciudad que tiene ducados, pero no por las fichas de Evento. Si te haces Fraile, ya no te sirve de nada.',
  'DVE 8.4':
    'Para el Cántico de las Criaturas debes estar en una ciudad franciscana cuya ficha muestre el turno actual; en los turnos 14 a 16 vale cualquiera de las cinco. Cada casilla cuesta también una Abadesa. El cubo virtual de Michael te ahorra una por turno, repartas como repartas el avance: incluso sin Abadesas de verdad puedes avanzar una casilla.',
  'DVE 8.5':
    'La Biblioteca Papal se abre en el turno 12. Una vez que hayas avanzado en ella puedes, una vez por partida, en tu turno y sin coste, mirar de lo alto del mazo tantas fichas como diga tu casilla: no menos, una más con Zazza y, como mucho, las que queden. Solo tú las ves; quédate una detrás de tu pantalla y devuelve las demás encima del mazo en el orden que quieras. Hasta quedarte una no puedes hacer nada más, y una mirada no se deshace.',
  'DVE 8.6':
    'El Descanso convierte a quien va más adelantado en el primer jugador del turno siguiente, como dice 2.3.',
  'DVE 8.7':
    'Nadie pasa de la última casilla de una tabla, y no se paga nada por casillas que no existen.',
  // 9 Friars
  'DVE 9':
    'Mario te da 12 puntos de conocimiento. Michael te da 7 y un cubo amarillo virtual; Stefano, 7 y uno negro virtual. Gigi recibe 10 ducados de caridad en vez de 5, hasta el turno 11 incluido, pero te cuesta 4 PV al final. Ralph te da 7 puntos de conocimiento, no paga ducados por moverse y vale 4 PV.',
  'DVE 9.1':
    'Un cubo virtual cuenta una vez en cada uso, y nunca lo pierdes mientras tengas su ficha. El de Michael sirve para la cuota del Mensajero, el Cántico (8.4), la subasta, la elección y los votos restantes. El de Stefano sirve para hacerse Cardenal, la subasta, la elección y los votos restantes; nunca se vende. El de Balestreri sirve para la subasta, la elección y los votos restantes.',
  // 10 Cardinals
  'DVE 10':
    'Balestreri te da 4 puntos de conocimiento y un cubo rojo virtual; Lanzuisi vale 6 PV, salvo que seas Papa. Muret cuesta 70 ducados y te da 6 puntos de acción por turno, desde este mismo, aunque ya hayas gastado cinco. Shlasinger vale 4 PV, salvo que seas Papa, y una vez por partida, en tu turno, hace retroceder 6 casillas de conocimiento el disco de otro jugador, como mucho hasta la casilla 0 y encima de los discos que encuentre; quien ya está en 0 está a salvo, y no se pierden manuscritos. Zazza te devuelve enseguida 40 ducados y te enseña una ficha más de la Biblioteca Papal.',
  // 11 Stupor Mundi
  'DVE 11.1':
    'Desde el turno 10, una vez por partida, un jugador en Brindisi puede convocar a todos los demás como último acto de su turno. Se les pregunta en orden de juego, empezando por el siguiente y volviendo al primero tras el último. Puedes aceptar incluso sin un voto: tu peón va a Brindisi sin coste, también desde el mar, y si aún te queda jugar este turno, lo empiezas allí con todos tus puntos y tu movimiento. Si te niegas, no te pasa nada.',
  'DVE 11.2':
    'Si nadie acepta, quien convocó gana 10 puntos de conocimiento y no paga nada. En cualquier caso la ficha queda usada y el turno de quien convocó termina; los puntos sin gastar se pierden.',
  'DVE 11.3':
    'En caso contrario, quien convocó y quienes acudieron celebran una subasta abierta. Quien convocó puja primero, al menos 1, y tiene 2 votos más que los de detrás de su pantalla; los demás, en orden de juego, suben o pasan, y quien pasa queda fuera. Nadie puede pujar más votos de los que tiene, cubo virtual incluido. La subasta acaba cuando han pasado todos menos quien más puja.',
  'DVE 11.4':
    'Quien gana recibe 10 puntos de conocimiento y descarta cubos a su elección para cubrir su puja, menos lo que cubran su cubo virtual y, para quien convocó, los 2 votos de más. No se devuelve cambio, pero ningún cubo puede sobrar: sin uno cualquiera de ellos no se llegaría. Los demás conservan sus cubos.',
  // 12 The end
  'DVE 12.1':
    'Con la primera ficha papal roja, el Papa se está muriendo. Con la segunda, este turno es el último: en cuanto empieza, todos los peones se llevan a Roma, también los que están en el mar.',
  'DVE 12.2':
    'Tras el último turno declaráis en secreto, todos a la vez, a qué aspiráis, si es que aspiráis a algo. Un Mercader puede llegar a Banquero (7 votos, 6 PV); un Fraile, a Monje Benedictino (10 votos, 11 PV); un Cardenal, a Camarlengo (11 votos, 14 PV) o a Papa (17 votos, 22 PV). Tus votos son los cubos de detrás de tu pantalla y tu cubo virtual, y solo puedes aspirar a aquello para lo que te alcancen.',
  'DVE 12.3':
    'El precio se paga con los cubos cuyo valor total sea el menor que alcance, y estos salen del juego. Un cubo virtual rebaja lo que deben cubrir los de verdad; lo conservas, y vuelve a contar en 13.2.',
  'DVE 12.4':
    'Solo hay un Papa: si aspiran varios, el que tenga más conocimiento. Los demás quedan como Camarlengos y pagan solo 11 votos. Un Papa no puntúa nada por Lanzuisi ni por Shlasinger.',
  // 13 The score
  'DVE 13.1': 'El estatus logrado en la elección da sus PV.',
  'DVE 13.2':
    'Quien conserve más votos detrás de su pantalla, cubo virtual incluido, gana 3 PV, si tiene al menos uno. En caso de empate decide el mayor conocimiento.',
  'DVE 13.3': 'Cada cubo verde detrás de tu pantalla da 1 PV.',
  'DVE 13.4': 'La ficha de Biblioteca con la que te quedaste da los PV de su número.',
  'DVE 13.5':
    'El jugador más rico gana 7 PV si es Mercader y, si no, 3. En caso de empate decide el mayor conocimiento.',
  'DVE 13.6':
    'En la Adivinanza Veronesa solo puntúa quien va en cabeza, según el número más alto alcanzado o superado. Si no ha llegado al primer número no puntúa, y nadie puntúa en su lugar.',
  'DVE 13.7':
    'De los discos que han dejado la salida del Cántico de las Criaturas, el más adelantado da 9 PV y el segundo, 4.',
  'DVE 13.8':
    'Cada manuscrito da tantos PV como su nivel, y la Lingua Volgare, los que lleva impresos.',
  'DVE 13.9':
    'Tener manuscritos en los cinco dialectos da 5 PV. Uno de nivel 4 cuenta como uno de sus dos dialectos, el que más te convenga.',
  'DVE 13.10':
    'Cuenta la ficha que tengas al final: Gigi −4 PV, Ralph +4, Lanzuisi +6, Shlasinger +4. Las dos últimas no dan nada al Papa.',
  'DVE 13.11':
    'Gana quien tenga más PV; en caso de empate, quien tenga más conocimiento. La página final muestra cada línea de la puntuación de cada jugador.',
  // 14 Secrets
  'DVE 14':
    'Nadie conoce el orden de los manuscritos, de las fichas de Biblioteca ni de las papales. Las fichas de Biblioteca solo las ve quien las ha mirado, y las declaraciones son secretas hasta que estén todas. Lo que hay detrás de una pantalla también está oculto: se ve cómo llegan allí cubos, verdes convertidos, manuscritos y ficha de Biblioteca, pero no se muestra ningún total, salvo que las pantallas estén abiertas. Los ducados, los cubos verdes de delante, las tablas, los eventos y los cubos de la tabla de turnos están a la vista de todos.',
  // 15 Options
  'DVE 15':
    'Al crear una partida se pueden elegir dos opciones, ambas desactivadas si no las quieres. Con las pantallas abiertas todos ven lo que hay detrás, menos las fichas de Biblioteca, que siguen siendo secretas. Con el nivel 1 reducido, para dos o tres jugadores, solo hay un manuscrito de nivel 1 por dialecto y se muestran dos aunque juguéis dos; las demás filas no cambian. Una partida conserva la edición con la que se abrió: los datos impresos con los que se juega.',
  // 16 Standing orders and written acts
  'DVE 16.1':
    'Una orden permanente decide por ti fuera de tu turno: a quién pedir caridad entre Mercaderes empatados, una convocatoria con su subasta, o la elección. Está sellada, y solo tú la ves.',
  'DVE 16.2':
    'Hace solo lo que tú podrías hacer entonces. Pide al Mercader más adelantado o más atrasado en conocimiento, o a uno que hayas elegido, si puede dar. Responde a la convocatoria. En la subasta, también si la convocas tú, pero solo tras tu primera puja, sube de voto en voto hasta donde hayas dicho y tus votos alcancen, luego pasa, y paga primero con el color elegido; en la elección declara el estatus que hayas dicho o el más alto para el que te alcancen los votos. Donde ya no sirva, se te pregunta a ti.',
  'DVE 16.3': 'De varias órdenes para la misma decisión, tiene la palabra la última que dejaste.',
  'DVE 16.4':
    'Todo lo que haces se puede escribir en una línea breve, por ejemplo: move roma; take 2 black sell 1; canticle 2; friar ralph; bid 7; end.',
};
