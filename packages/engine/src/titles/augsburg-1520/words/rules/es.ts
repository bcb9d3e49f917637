import type { TitleWords } from '../../../../core/title.ts';
import type { Augsburg } from '../../types.ts';

export const es: TitleWords<Augsburg>['rules'] = {
  // 1 Set-up
  'A 1.1':
    'Se juega de dos a cinco, en tantas rondas como jugadores, más dos. Cada cual empieza con 1500 florines, en el nivel 1 de las factorías (amarillo), de la nobleza (naranja) y de los cargos (violeta), sin prestigio y con 2 comodines, que no cuestan nada.',
  'A 1.2':
    'Cuántas fichas de los niveles 2, 3 y 4 hay de cada color depende de cuántos jugáis. Las treinta fichas de derechos están siempre todas, en seis pilas de cinco: iglesias y catedrales con la más cara encima, escudos y cartas de nobleza con el más alto encima, Maestros de la ceca y Arquitectos. Solo se toma la de encima, y una pila vacía no da nada.',
  'A 1.3':
    'Los demás comodines se barajan con los pagarés, numerados del 1 al 17 para cada uno de Felipe, Luisa, León y María. Cada cual recibe 7 cartas boca abajo, de una en una desde el primer jugador, y compra cuantas quiera y pueda pagar, al precio impreso en el dorso, todos a la vez y en secreto. Lo que no compras se descarta boca abajo: nadie puede mirar los descartes.',
  'A 1.4':
    'El primer jugador se sortea, y también los asientos, que van en el sentido de las agujas del reloj.',
  'A 1.5':
    'Las diez cartas de privilegio se barajan, y cinco quedan descubiertas. Las otras cinco vendrán en la ronda siguiente: como se conocen todas las cartas, ya ves cuáles son.',
  // 2 Auctions
  'A 2.1':
    'En cada ronda se visita a cinco nobles, en este orden: Felipe, Luisa, León, María, Maximiliano. Con cada uno hay una subasta, en la que pujas un número de cartas, 1 al menos: pagarés de ese noble y comodines, pero nunca solo comodines. Por Maximiliano valen todos los pagarés. No puedes pujar más cartas de las que podrías mostrar; sin un pagaré que valga no puedes pujar.',
  'A 2.2':
    'El primer jugador abre la primera subasta; después, quien ganó la anterior. Quien gana a Maximiliano abre la ronda siguiente. Si todos pasan, abre de nuevo la misma persona, que cuenta como ganadora de Maximiliano si esa era la subasta.',
  'A 2.3':
    'En el sentido de las agujas del reloj, cada cual pasa, iguala la puja más alta con otras tantas cartas, o la sube a cualquier número mayor. Quien pasa queda fuera de esta subasta. Mientras nadie haya pujado no hay nada que igualar.',
  'A 2.4':
    'Nadie sube su propia puja: cuando la palabra vuelve a quien hizo la más alta, se cierran las pujas. Si has igualado, solo vuelves a hablar si alguien sube.',
  'A 2.5':
    'Si todos pasan, no se concede ninguna carta de privilegio y se visita al noble siguiente.',
  'A 2.6':
    'Si solo una persona ha pujado el número más alto, gana, muestra tantas cartas a su elección como ha pujado y las descarta.',
  'A 2.7':
    'Si lo han pujado varias, cada una elige en secreto otras tantas cartas, y todas se muestran a la vez. Gana el número más alto, no la suma; los comodines no tienen número. Por Maximiliano, a igual número valen por este orden María, León, Luisa, Felipe. Quien gana descarta las cartas mostradas; los demás recuperan las suyas, y todos las han visto. Hasta que el último haya elegido puedes cambiar tu elección.',
  'A 2.8':
    'En un duelo el segundo recibe 100 florines y el tercero 50, según la carta más alta de cada cual, antes de que quien gana use sus privilegios. Con la opción de pujas pequeñas sin compensación, los duelos de una o dos cartas no dan nada.',
  // 3 Privileges
  'A 3.1':
    'Quien gana toma una de las cartas de privilegio aún descubiertas en esta ronda y usa dos de sus tres privilegios, uno tras otro, y elige el segundo sabiendo qué ha dado el primero. Dejar uno sin usar cuenta como usarlo, y da 2 puntos de prestigio.',
  'A 3.2': 'Un privilegio de 500 florines da justo eso.',
  'A 3.3': 'Un privilegio de prestigio da los 6 o 7 puntos que lleva impresos.',
  'A 3.4':
    'Con el privilegio de robar cartas tomas gratis dos del mazo, y luego descartas a la vista otra carta de tu mano: no una recién robada. Si no tienes otra, no descartas nada. Todos ven el precio en el dorso de la primera carta del mazo.',
  'A 3.5':
    'Subir es tomar el nivel siguiente del color, sin saltarse ninguno: de la reserva mientras quede una ficha, y solo si no queda, de un rival a tu elección que esté justo en ese nivel. Con el nivel 4, tu ficha de nivel 3 vuelve a la reserva, o va a quien le quitaste el nivel 4. Así, quien pierde el nivel 4 baja al 3 y quien pierde el 3 baja al 2, y elige en el acto 100 florines o 1 punto de prestigio, que en un límite puede perderse. Subir dos veces con la misma carta es tomar dos niveles. No se sube más allá del nivel 4, y el nivel 2 no se pierde nunca.',
  'A 3.6': 'Un privilegio amarillo sube en las factorías o, desde el nivel 2, da 300 florines.',
  'A 3.7':
    'Un privilegio naranja sube en la nobleza; en el nivel 3 o 4 puede dar en su lugar el escudo de armas de encima, y en el nivel 4 la carta de nobleza de encima.',
  'A 3.8':
    'Un privilegio violeta sube en los cargos; en el nivel 3 o 4 puede dar en su lugar un Maestro de la ceca, y en el nivel 4 un Arquitecto. En cualquier nivel puede construir la iglesia o la catedral de encima, al precio que lleva impreso.',
  'A 3.9':
    'Con un Arquitecto puedes construir la iglesia o la catedral de encima, a su precio, una vez por cada subasta ganada y además de tus dos privilegios: antes, entre ambos o después, y también justo tras tomar el Arquitecto. Un privilegio violeta de la misma carta puede construir la otra. Mientras el Arquitecto aún pueda construir, tras el segundo privilegio construyes o dices que has terminado, puedas pagar o no.',
  'A 3.10':
    'Puedes tener un derecho de cada tipo, y un derecho no se pierde nunca, ni perdiendo el nivel.',
  'A 3.11':
    'Una carta usada se retira, y también la que nadie tomó al final de la ronda, hasta que las diez se barajan de nuevo.',
  // 4 Prestige
  'A 4.1':
    'Sin iglesia nadie pasa de 25 de prestigio, y sin catedral nadie pasa de 45, vengan de donde vengan los puntos: lo demás se pierde, y perdido queda aunque construyas después. Una catedral sola no quita el límite de 25. Se construyen en el orden que se quiera.',
  'A 4.2': 'El prestigio se cuenta entero, más allá de las 45 casillas de la escala impresa.',
  // 5 The end of a round
  'A 5.1':
    'Después de Maximiliano cada cual recibe los florines de su nivel en las factorías: 600, 900, 1200 o 1600. Tras la última ronda solo hay prestigio (5.2).',
  'A 5.2':
    'Luego cada cual gana el prestigio de su nivel en la nobleza, 3, 5, 8 o 12, y el de su escudo de armas y su carta de nobleza.',
  'A 5.3':
    'Luego se reparten cartas, a un jugador tras otro en el sentido de las agujas del reloj desde quien ganó a Maximiliano. Primero las gratuitas, que van directas a la mano: una en el nivel 4 de los cargos, otra por el Maestro de la ceca. Después 4, 5, 6 o 6 para comprar, según el nivel en los cargos. Cuando están todas, cada cual elige en secreto cuáles compra con sus florines, y se paga; el resto se descarta sin que lo vean los demás. Hasta que el último haya elegido puedes cambiar tu elección.',
  'A 5.4':
    'Si hace falta una carta y el mazo está vacío, los descartes barajados forman otro; si se agotan ambos, se toma lo que haya. Si antes de repartir hay entre mazo y descartes menos cartas que las debidas, los descartes se barajan bajo el mazo, y quienes tengan cartas deslizan debajo una a su elección, en secreto, hasta que basten.',
  'A 5.5':
    'La ronda siguiente empieza con las otras cinco cartas de privilegio. Usadas ambas mitades, se barajan las diez y cinco quedan de nuevo descubiertas.',
  // 6 The end
  'A 6':
    'Tras la última ronda gana quien tenga más prestigio. En caso de empate decide la catedral más cara entre los empatados o, si ninguno la tiene, la iglesia más cara; si eso no basta, comparten la victoria. La página final dice de dónde vino cada punto, y cuántos se perdieron en 25 y en 45.',
  // 7 Secrets
  'A 7':
    'Son secretos tu mano y cuántas cartas tiene, tus florines (salvo con dinero a la vista), el mazo y los descartes, lo que compras y lo que cuesta, y las cartas elegidas para un duelo hasta que todos hayan elegido. Son públicos los niveles, los derechos, el prestigio, las pujas, las cartas mostradas, los descartes a la vista, lo pagado por edificios y compensaciones, el precio de la primera carta del mazo y las cartas de privilegio.',
  'A 7.1':
    'Nunca se te salta, ni se responde por ti, porque lo que ocultas te deje una sola opción: los demás lo sabrían. Solo una orden tuya responde por ti.',
  // 8 Standing orders
  'A 8.1':
    'Una orden permanente dice cómo abrir si nadie ha pujado, hasta dónde subir y hasta dónde igualar, y si luego pasar o preguntarte; cuántos comodines usar como mucho; qué mostrar en un duelo, qué descartar cuando la puja más alta es solo tuya, y qué tomar si te quitan un nivel. Vale para una subasta, para un noble en cada ronda, para una ronda o para toda la partida; de varias decide la más estrecha, y entre iguales la más reciente. Puede caducar cuando ganas una subasta.',
  'A 8.2':
    'Si nadie ha pujado, puja tantas cartas como dijiste, o tantas como puedas. Si la puja más alta está por debajo de tu límite para subir y puedes pujar más, sube una, o de golpe hasta donde lleguen el límite y tus cartas. Si no, cuando la puja más alta está dentro de tu límite para igualar y puedes, iguala. Si no, pasa o te pregunta.',
  'A 8.3':
    'Muestra las primeras cartas que sirvan de una lista tuya, o tu más alta con las demás más bajas, con los comodines primero o al final. Cuando la puja es solo tuya descarta los números más bajos, comodines al final, si no dices otra cosa. Si así no sale nada permitido, se te pregunta.',
  'A 8.4':
    'Con una puja hecha a mano puedes dejar el resto como orden, para que una visita resuelva toda una subasta; y cuando se abre una subasta, todos pueden dejar órdenes a la vez.',
  'A 8.5':
    'Las órdenes están selladas. Hasta que una actúa, nada de lo que ven los demás depende de ella; después ven una acción cualquiera, marcada solo para quien dio la orden; como mucho notan que llegó pronto. Lo que habría hecho después no se muestra nunca, ni acabada la partida.',
  'A 8.6': 'Una orden hace solo lo que podrías hacer tú, y sabe solo lo que sabes tú.',
};
