import type { TitleWords } from '../../../../core/title.ts';
import type { DeVulgariEloquentia } from '../../types.ts';

export const fr: TitleWords<DeVulgariEloquentia>['rules'] = {
  // 1 Set-up
  'DVE 1.1': 'On joue de deux à cinq. Chacun commence comme Marchand, avec 10 ducats.',
  'DVE 1.2':
    'L’événement 10, Stupor Mundi, attend au tour 10. L’un des événements 1 à 9 est tiré au sort pour le tour 1 ; les autres le suivent jusqu’au tour 9 en ordre croissant, le 1 venant après le 9. Le tour 11 n’en a pas. Toutes ces tuiles sont face visible.',
  'DVE 1.3':
    'Le nombre de cubes de chaque couleur mis dans le sac, et le nombre qu’on en pioche par tour, dépendent du nombre de joueurs. Ils sont piochés au hasard pour les tours 1 à 7, sous les yeux de tous, et le sac est alors vide. À partir du tour 8, il n’y a plus que les cubes revenus.',
  'DVE 1.4':
    'Les cinq tuiles du Cantique sont réparties au hasard, face visible, une par ville franciscaine.',
  'DVE 1.5':
    'Deux tuiles papales rouges et trois blanches, mélangées, sont face cachée aux tours 12 à 16. Personne ne connaît leur couleur avant qu’elles soient révélées.',
  'DVE 1.6':
    'Chacun des quatre niveaux de manuscrits a sa pile face cachée, dans un ordre que personne ne connaît. De chaque niveau, on en montre autant qu’il y a de joueurs, moins un. La Lingua Volgare attend à côté du plateau.',
  'DVE 1.7':
    'Les huit tuiles de la Bibliothèque du Vatican sont mélangées face cachée : personne n’en connaît l’ordre.',
  'DVE 1.8':
    'Le premier ordre du tour est tiré au sort. Puis, du dernier joueur au premier, chacun choisit une ville de départ encore libre.',
  'DVE 1.9':
    'De nouveau du dernier joueur au premier, vous empilez vos disques sur la case 0 de la table de Connaissance : celui du dernier est tout en dessous, celui du premier tout au-dessus.',
  'DVE 1.10':
    'Sur toutes les tables, de plusieurs disques sur une même case, celui du dessous est devant. Un disque qui arrive, en avançant ou en reculant, se pose au-dessus ; un disque qui ne change pas de case garde sa place dans la pile. La connaissance s’arrête à la dernière case de sa table : vous pouvez encore en gagner, mais l’excédent est perdu.',
  'DVE 1.11': 'La banque ne manque jamais de ducats, ni vous de disques.',
  // 2 A turn
  'DVE 2.1':
    'Le tour commence par les événements : le marqueur avance, à partir du tour 12 une tuile papale est révélée, et l’événement du tour va dans sa ville. À partir du tour 2, les cubes que personne n’a pris retournent sur la table des tours, d’abord les rouges, puis les noirs, les jaunes et les verts, chacun sur la première case qui a de la place, y compris celle du tour en cours. Alors seulement les cubes de ce tour sont mis en vente, même s’il en manque. Enfin, les rangées de manuscrits sont complétées.',
  'DVE 2.1.1':
    'Un cube défaussé pendant les actions va sur la première case qui a de la place après le tour en cours. Si plusieurs partent ensemble, d’abord les rouges, puis les noirs, les jaunes et les verts.',
  'DVE 2.1.2':
    'Si jamais les cases sont pleines jusqu’au tour 16, les autres cubes vont au-delà et sont hors du jeu.',
  'DVE 2.2':
    'Aux tours 2 à 11 seulement, chaque Frère reçoit une aumône de 5 ducats (Gigi 10) et chaque Cardinal de 10. Ils sont servis dans l’ordre du tour précédent, car le nouveau n’est pas encore fixé.',
  'DVE 2.2.1':
    'L’aumône vient du Marchand qui est le plus riche au début de cette phase. Si plusieurs sont les plus riches à égalité, seuls comptent pour chaque religieux ceux d’entre eux qui ont à ce moment plus de ducats que lui. S’il n’y en a pas, la banque paie ; s’il n’y en a qu’un, il donne ; s’il y en a plusieurs, c’est celui qui reçoit qui choisit.',
  'DVE 2.2.2':
    'Le donateur ne paie que s’il a à ce moment plus de ducats que celui qui reçoit : ce qu’il a, jusqu’à la somme due, et la banque complète. Dans tous les autres cas, la banque paie tout : s’il n’y a plus de Marchand, si aucun n’est plus riche ou si le donateur n’a plus rien, car le deuxième plus riche ne prend pas sa place. Aucun Marchand ne peut refuser, et aucun religieux ne repart les mains vides.',
  'DVE 2.3':
    'Celui qui a le moins de connaissance joue en premier, celui qui en a le plus en dernier. Puis, si des disques ont quitté le départ de la table de Repos, le plus avancé fait de son propriétaire le premier joueur et retourne au départ. Les autres disques y restent à leur place.',
  'DVE 2.4':
    'Dans l’ordre du tour, chacun a 5 points d’action, ou 6 avec le Cardinal Muret. Dépensez-les dans l’ordre que vous voulez, puis terminez votre tour : il ne finit jamais de lui-même, et les points non dépensés sont perdus.',
  // 3 Movement
  'DVE 3.1':
    'Vous pouvez vous déplacer une fois par tour, vers une seule destination, et rien n’est possible en chemin. Chaque pas coûte 1 point, une traversée par mer 3 (voir 3.3). Dites seulement où vous allez : le chemin le moins cher est trouvé pour vous.',
  'DVE 3.2':
    'Un seul pas sur une route coûte 1 point et aucun ducat. Un déplacement de plus d’un pas coûte 10 ducats en tout, quelle que soit sa longueur.',
  'DVE 3.3':
    'D’un port, vous pouvez gagner sa mer et vous y arrêter pour 1 point, ou rejoindre dans le même tour un autre port de la même mer pour 3 points et 10 ducats. On ne passe jamais d’une mer à l’autre, et un déplacement comporte une traversée au plus.',
  'DVE 3.4':
    'Si vous commencez votre tour en mer, vous devez débarquer dans ce tour : pour 1 point, dans n’importe quel port de cette mer, même celui d’où vous veniez. Vous pouvez ensuite continuer à pied, mais pas rembarquer. Tant que vous n’avez pas débarqué, vous ne pouvez ni terminer votre tour ni dépenser le dernier point qu’il vous faut pour cela ; seul le fait d’être amené à Brindisi (11.1) ou à Roma (12.1) vous en dispense. En mer, il n’y a pas de zone avec laquelle interagir, mais la Lingua Volgare et les tables qui n’exigent aucun lieu vous restent ouvertes.',
  'DVE 3.5':
    'Routes et mer se combinent en un seul déplacement : vous marchez jusqu’à un port, vous traversez ou prenez la mer, et une fois débarqué vous continuez. Les points s’additionnent, et plus d’un pas coûte 10 ducats en tout. Ainsi, un pas jusqu’au port et un autre vers la mer coûtent 2 points et 10 ducats.',
  'DVE 3.6': 'Frère Ralph ne paie jamais de ducats pour se déplacer.',
  'DVE 3.7':
    'Aucune route ne franchit l’eau depuis la Sicile ou la Sardaigne : on va et vient par mer.',
  // 4 Zones
  'DVE 4':
    'Interagir avec une zone ne coûte aucun point d’action. On le fait avant de se déplacer, là où le tour a commencé, ou après, là où le déplacement s’est terminé.',
  'DVE 4.1':
    'L’événement d’une ville ne peut être pris qu’une fois dans la partie, par le premier venu. Les ducats sont réservés aux Marchands, la connaissance est pour tous.',
  'DVE 4.2':
    'Vous pouvez prendre la valeur de chaque ville une fois par partie, ducats et connaissance ensemble, et un de vos disques le marque. Seuls les Marchands reçoivent les ducats : un Frère ou un Cardinal n’a que la connaissance, et la ville est alors épuisée pour lui. Une ville qui n’a que des ducats n’offre rien aux religieux. Ce n’est jamais une obligation.',
  'DVE 4.3':
    'Bologna n’a pas de valeur à elle : elle vous donne ce que votre Messager a gagné (8.2).',
  'DVE 4.4':
    'Dans un Monastère, un Marchand peut devenir Frère, sans point d’action. Choisissez une tuile Frère encore libre et perdez la moitié de vos ducats, la perte étant arrondie au supérieur.',
  'DVE 4.5':
    'Dans une Cathédrale, un Frère peut devenir Cardinal, sans point d’action : il paie 40 ducats (70 pour Muret), qu’il doit avoir avant le remboursement de Zazza, défausse de derrière son paravent un cube rouge ou noir, à son choix, et prend une tuile Cardinal libre. À Stefano on ne demande pas de vrai cube : son cube virtuel suffit, et il ne le défausse pas. La tuile Frère quitte le jeu, et avec elle ses pouvoirs et ses PV de fin de partie. On peut devenir Frère et Cardinal dans le même tour ; ce qu’une tuile donne arrive aussitôt.',
  'DVE 4.6':
    'Tant que vous êtes dans l’une des trois Abbayes, les Prêtres ne vous coûtent pas de ducats. Vous pouvez aussi y convertir, sans frais, tous les cubes verts devant votre paravent : soit vous les défaussez pour 3 points de connaissance chacun, soit vous les passez derrière le paravent, où chacun vaut 1 PV à la fin. Vous pouvez recommencer chaque fois que vous avez des cubes verts devant, chaque fois tous de la même façon.',
  'DVE 4.7':
    'Vous pouvez être plusieurs dans une zone. Ce qu’elle offre n’est jamais une obligation.',
  // 5 Manuscripts
  'DVE 5.1':
    'Vous pouvez prendre un manuscrit par tour au plus, Lingua Volgare comprise. Il va derrière votre paravent.',
  'DVE 5.2':
    'Votre niveau de connaissance doit être au moins celui du manuscrit. Quand vous le prenez, avant ou après le déplacement, votre pion doit être dans une zone de son dialecte ; au niveau 4, de l’un ou l’autre de ses deux dialectes.',
  'DVE 5.3':
    'Un manuscrit coûte autant de points d’action que son niveau, moins un par niveau inférieur épuisé. Un niveau (1, 2 ou 3) est épuisé dès que son dernier manuscrit est pris, quand il n’y en a plus ni en vue ni dans la pile.',
  'DVE 5.4':
    'La Lingua Volgare devient disponible la première fois que le niveau 1, 2 ou 3 est épuisé. Elle n’a pas de dialecte : vous pouvez donc la prendre partout, si votre connaissance est au niveau qu’elle demande. Ce qu’elle coûte et ce qu’elle vaut en PV est imprimé, et son coût ne baisse jamais.',
  'DVE 5.5':
    'Les places vides dans les rangées de manuscrits ne sont comblées qu’à la prochaine phase d’événements.',
  // 6 Cubes
  'DVE 6':
    'Vous pouvez prendre chaque couleur une fois par tour au plus : un cube ou deux, s’il y en a en vente.',
  'DVE 6.1': 'Un cube coûte 1 point d’action, deux en coûtent 4.',
  'DVE 6.2':
    'Les cubes rouges sont les Politiciens : 30 ducats pour un, 60 pour deux. Ils vont derrière votre paravent.',
  'DVE 6.3':
    'Les cubes noirs sont les Nobles et ne coûtent pas de ducats. En les prenant, vous pouvez aussitôt en vendre un ou deux à la banque, pour 20 ducats chacun ; un cube vendu est défaussé. Ceux que vous gardez vont derrière votre paravent et ne peuvent plus être vendus.',
  'DVE 6.4':
    'Les cubes jaunes sont les Prêtres : 15 ducats pour un, 30 pour deux, et rien si vous êtes dans une Abbaye. Ils vont derrière votre paravent.',
  'DVE 6.5':
    'Les cubes verts sont les Copistes et ne coûtent pas de ducats. Ils restent devant votre paravent, où tous les voient.',
  'DVE 6.6': 'Un cube rouge vaut 3 votes, un noir 2, un jaune 1.',
  // 7 Once a turn
  'DVE 7': 'Vous pouvez faire chacune de ces choses une fois par tour, pour 1 point d’action.',
  'DVE 7.1':
    'Le Salterio vous donne 3 points de connaissance, ou 4 si vous êtes dernier sur la table de Connaissance.',
  'DVE 7.2': 'Le Petit commerce vous rapporte 10 ducats de la banque.',
  // 8 Tracks
  'DVE 8':
    'Chaque case coûte 1 point d’action : vous pouvez donc avancer de 5 cases par tour au plus, ou de 6 avec Muret. On peut le faire de n’importe où, sauf si la table dit autre chose.',
  'DVE 8.1':
    'Sur la Devinette de Vérone, vous n’avancez que si vous êtes dans une zone de langue d’oïl.',
  'DVE 8.2':
    'Pour entrer sur la dernière case du Messager de Bologne, vous payez aussi un droit : 20 ducats et 2 Prêtres aux tours 1 à 7, 10 ducats et 1 Prêtre à partir du tour 8. Sans le droit entier, votre disque s’arrête une case avant. Ce droit décide de ce que Bologna vous donnera : 15 points de connaissance pour le premier, 10 pour le second. Vous les recevez une seule fois, dans le même tour ou plus tard, quand vous êtes à Bologna avant ou après le déplacement.',
  'DVE 8.3':
    'Seuls les Marchands avancent sur la table d’Orient. Sur sa dernière case, vous recevez 10 ducats de plus chaque fois que vous prenez la valeur d’une ville qui a des ducats, mais pas pour les événements. Si vous devenez Frère, elle ne vous sert plus à rien.',
  'DVE 8.4':
    'Pour le Cantique de Frère Soleil, vous devez être dans une ville franciscaine dont la tuile montre le tour en cours ; aux tours 14 à 16, n’importe laquelle des cinq convient. Chaque case coûte aussi un Prêtre. Le cube virtuel de Michael vous en épargne un par tour, de quelque façon que vous avanciez : même sans vrai Prêtre, vous pouvez avancer d’une case.',
  'DVE 8.5':
    'La Bibliothèque du Vatican ouvre au tour 12. Une fois que vous y avez avancé, vous pouvez, une fois par partie, à votre tour et sans frais, regarder du dessus de la pile autant de tuiles que l’indique votre case : pas moins, une de plus avec Zazza, et au plus celles qui restent. Vous seul les voyez ; gardez-en une derrière votre paravent et remettez les autres sur la pile dans l’ordre de votre choix. Avant d’en garder une, vous ne pouvez rien faire d’autre, et un regard ne s’annule pas.',
  'DVE 8.6':
    'Le Repos fait du joueur le plus avancé le premier joueur du tour suivant, comme le dit 2.3.',
  'DVE 8.7':
    'Personne ne dépasse la dernière case d’une table, et on ne paie rien pour des cases qui n’existent pas.',
  // 9 Friars
  'DVE 9':
    'Mario vous donne 12 points de connaissance. Michael vous en donne 7 et un cube jaune virtuel, Stefano 7 et un cube noir virtuel. Gigi reçoit 10 ducats d’aumône au lieu de 5, jusqu’au tour 11 compris, mais vous coûte 4 PV à la fin. Ralph vous donne 7 points de connaissance, ne paie pas de ducats pour se déplacer et vaut 4 PV.',
  'DVE 9.1':
    'Un cube virtuel compte une fois à chaque emploi, et vous ne le perdez jamais tant que vous avez sa tuile. Celui de Michael sert pour le droit du Messager, le Cantique (8.4), les enchères, l’élection et les votes restants. Celui de Stefano sert pour devenir Cardinal, les enchères, l’élection et les votes restants ; il ne se vend jamais. Celui de Balestreri sert pour les enchères, l’élection et les votes restants.',
  // 10 Cardinals
  'DVE 10':
    'Balestreri vous donne 4 points de connaissance et un cube rouge virtuel ; Lanzuisi vaut 6 PV, sauf si vous êtes Pape. Muret coûte 70 ducats et vous donne 6 points d’action par tour, dès ce tour-ci, même si vous en avez déjà dépensé cinq. Shlasinger vaut 4 PV, sauf si vous êtes Pape, et une fois par partie, à votre tour, fait reculer de 6 cases de connaissance le disque d’un autre joueur, au plus jusqu’à la case 0 et au-dessus des disques qu’il y rencontre ; un disque déjà sur 0 ne risque rien, et aucun manuscrit n’est perdu. Zazza vous rend aussitôt 40 ducats et vous montre une tuile de plus à la Bibliothèque du Vatican.',
  // 11 Stupor Mundi
  'DVE 11.1':
    'À partir du tour 10, une fois par partie, un joueur à Brindisi peut convoquer tous les autres, comme dernier acte de son tour. On les interroge dans l’ordre du tour, en commençant par le joueur suivant et en reprenant au premier après le dernier. Vous pouvez accepter même sans un vote : votre pion vient à Brindisi sans frais, même depuis la mer, et si vous n’avez pas encore joué ce tour-ci, vous le commencez là avec tous vos points et votre déplacement. Si vous refusez, il ne vous arrive rien.',
  'DVE 11.2':
    'Si personne n’accepte, celui qui a convoqué gagne 10 points de connaissance et ne paie rien. Dans tous les cas, la tuile est utilisée et le tour de celui qui a convoqué est fini ; les points non dépensés sont perdus.',
  'DVE 11.3':
    'Sinon, des enchères ouvertes ont lieu entre celui qui a convoqué et ceux qui sont venus. Celui qui a convoqué offre le premier, 1 au moins, et dispose de 2 votes de plus que ceux derrière son paravent ; les autres, dans l’ordre du tour, surenchérissent ou passent, et qui passe ne revient pas. Personne ne peut offrir plus de votes qu’il n’en a, cube virtuel compris. Les enchères finissent quand tous ont passé sauf le plus offrant.',
  'DVE 11.4':
    'Le gagnant reçoit 10 points de connaissance et défausse des cubes de son choix pour couvrir son offre, moins ce que couvrent son cube virtuel et, pour celui qui a convoqué, les 2 votes de plus. On ne rend pas la monnaie, mais aucun cube ne doit être superflu : sans l’un quelconque d’entre eux, ce serait trop peu. Les autres gardent leurs cubes.',
  // 12 The end
  'DVE 12.1':
    'À la première tuile papale rouge, le Pape se meurt. À la seconde, ce tour est le dernier : dès qu’il commence, tous les pions sont amenés à Roma, même ceux en mer.',
  'DVE 12.2':
    'Après le dernier tour, vous déclarez en secret, tous en même temps, ce que vous briguez, ou rien. Un Marchand peut devenir Banquier (7 votes, 6 PV), un Frère Moine bénédictin (10 votes, 11 PV), un Cardinal Chambellan (11 votes, 14 PV) ou Pape (17 votes, 22 PV). Vos votes sont les cubes derrière votre paravent et votre cube virtuel, et vous ne pouvez briguer que ce pour quoi vous en avez assez.',
  'DVE 12.3':
    'Le prix se paie avec les cubes dont la valeur totale est la plus petite qui suffise, et ils quittent le jeu. Un cube virtuel diminue ce que les vrais doivent couvrir ; vous le gardez, et il compte de nouveau en 13.2.',
  'DVE 12.4':
    'Il n’y a qu’un Pape : si plusieurs briguent ce statut, c’est celui qui a le plus de connaissance. Les autres deviennent Chambellans et ne paient que 11 votes. Un Pape ne marque rien pour Lanzuisi ou Shlasinger.',
  // 13 The score
  'DVE 13.1': 'Le statut obtenu à l’élection rapporte ses PV.',
  'DVE 13.2':
    'Celui à qui il reste le plus de votes derrière son paravent, cube virtuel compris, marque 3 PV, s’il en a au moins un. À égalité, celui qui a le plus de connaissance l’emporte.',
  'DVE 13.3': 'Chaque cube vert derrière votre paravent rapporte 1 PV.',
  'DVE 13.4': 'La tuile Bibliothèque que vous avez gardée rapporte le nombre qu’elle porte.',
  'DVE 13.5':
    'Le joueur le plus riche marque 7 PV s’il est Marchand, sinon 3. À égalité, celui qui a le plus de connaissance l’emporte.',
  'DVE 13.6':
    'Sur la Devinette de Vérone, seul le plus avancé marque, selon le plus haut nombre atteint ou dépassé. S’il n’est pas arrivé au premier nombre, il ne marque rien, et personne ne marque à sa place.',
  'DVE 13.7':
    'Parmi les disques qui ont quitté le départ du Cantique de Frère Soleil, le plus avancé rapporte 9 PV et le deuxième 4.',
  'DVE 13.8':
    'Chaque manuscrit rapporte son niveau, et la Lingua Volgare les PV imprimés pour elle.',
  'DVE 13.9':
    'Des manuscrits dans les cinq dialectes rapportent 5 PV. Un manuscrit de niveau 4 compte pour l’un de ses deux dialectes, celui qui vous arrange.',
  'DVE 13.10':
    'La tuile que vous avez à la fin compte : Gigi −4 PV, Ralph +4, Lanzuisi +6, Shlasinger +4. Les deux dernières ne rapportent rien au Pape.',
  'DVE 13.11':
    'Le plus de PV gagne ; à égalité, le plus de connaissance. La page finale montre chaque ligne du décompte de chaque joueur.',
  // 14 Secrets
  'DVE 14':
    'Personne ne connaît l’ordre des manuscrits, des tuiles Bibliothèque et des tuiles papales. Les tuiles Bibliothèque ne sont vues que de celui qui les a regardées, et les déclarations restent secrètes jusqu’à ce qu’elles soient toutes faites. Ce qui est derrière un paravent est caché aussi : on voit comment y arrivent cubes, verts convertis, manuscrits et tuile Bibliothèque, mais aucun total n’est montré, sauf si les paravents sont ouverts. Les ducats, les cubes verts devant, les tables, les événements et les cubes de la table des tours sont visibles de tous.',
  // 15 Options
  'DVE 15':
    'À la création d’une partie, deux options s’offrent à vous, toutes deux inactives si vous n’en voulez pas. Avec les paravents ouverts, tous voient ce qu’il y a derrière, sauf les tuiles Bibliothèque, qui restent secrètes. Avec le niveau 1 réduit, à deux ou trois joueurs, il n’y a qu’un manuscrit de niveau 1 par dialecte, et on en montre deux même à deux joueurs ; les autres rangées ne changent pas. Une partie garde l’édition avec laquelle elle a été ouverte : les données imprimées avec lesquelles on joue.',
  // 16 Standing orders and written acts
  'DVE 16.1':
    'Un ordre permanent décide pour vous en dehors de votre tour : à qui demander l’aumône parmi des Marchands à égalité, une convocation et ses enchères, ou l’élection. Il est scellé, et vous seul le voyez.',
  'DVE 16.2':
    'Il ne fait que ce que vous pourriez faire alors. Il s’adresse au Marchand le plus avancé ou le plus en retard en connaissance, ou à celui que vous avez choisi, s’il peut donner. Il répond à la convocation. Aux enchères, même si c’est vous qui avez convoqué, mais seulement après votre première offre, il surenchérit d’un vote, jusqu’à la limite que vous avez dite et à celle de vos votes, puis passe, et paie d’abord avec la couleur choisie ; à l’élection, il déclare le statut que vous avez dit, ou le plus haut pour lequel vous avez les votes. Là où il ne convient plus, on vous demande.',
  'DVE 16.3':
    'De plusieurs ordres pour la même décision, le dernier que vous avez laissé l’emporte.',
  'DVE 16.4':
    'Tout ce que vous faites peut s’écrire en une courte ligne, par exemple : move roma ; take 2 black sell 1 ; canticle 2 ; friar ralph ; bid 7 ; end.',
};
