import type { TitleWords } from '../../../../core/title.ts';
import type { Augsburg } from '../../types.ts';

export const fr: TitleWords<Augsburg>['rules'] = {
  // 1 Set-up
  'A 1.1':
    'Vous jouez de deux à cinq, en autant de manches que de joueurs, plus deux. Chacun commence avec 1500 florins, au niveau 1 des comptoirs (jaune), de la noblesse (orange) et des charges (violet), sans prestige et avec 2 jokers, qui ne coûtent rien.',
  'A 1.2':
    'Le nombre de tuiles des niveaux 2, 3 et 4 de chaque couleur dépend du nombre de joueurs. Les trente tuiles de droits sont toujours toutes là, en six piles de cinq : églises et cathédrales, la plus chère dessus, blasons et lettres de noblesse, le plus haut dessus, Maîtres de la monnaie et Architectes. On ne prend que celle du dessus, et une pile vide ne donne rien.',
  'A 1.3':
    'Les autres jokers sont mélangés aux créances, numérotées de 1 à 17 pour chacun de Philippe, Louise, Léon et Marie. Chacun reçoit 7 cartes face cachée, une à une à partir du premier joueur, et en achète autant qu’il veut et peut payer, au prix imprimé au dos, tous en même temps et en secret. Ce que vous n’achetez pas est défaussé face cachée : personne ne peut regarder la défausse.',
  'A 1.4': 'Le sort désigne le premier joueur, et les places, qui tournent dans le sens horaire.',
  'A 1.5':
    'Les dix cartes privilège sont mélangées, et cinq sont visibles. Les cinq autres viennent à la manche suivante : comme toutes les cartes sont connues, vous voyez déjà lesquelles.',
  // 2 Auctions
  'A 2.1':
    'À chaque manche vous visitez cinq nobles, dans cet ordre : Philippe, Louise, Léon, Marie, Maximilien. Chez chacun a lieu une enchère, où vous misez un nombre de cartes, 1 au moins : des créances de ce noble et des jokers, mais jamais des jokers seuls. Pour Maximilien toutes les créances comptent. Vous ne pouvez pas miser plus de cartes que vous ne pourriez en montrer ; sans une créance qui compte, vous ne pouvez pas miser.',
  'A 2.2':
    'Le premier joueur ouvre la première enchère ; ensuite, qui a remporté la précédente. Qui remporte Maximilien ouvre la manche suivante. Si tout le monde passe, la même personne ouvre de nouveau, et compte comme ayant remporté Maximilien si c’était son enchère.',
  'A 2.3':
    'Dans le sens horaire, chacun passe, suit la plus haute mise avec autant de cartes, ou relance à n’importe quel nombre supérieur. Qui passe est hors de cette enchère. Tant que personne n’a misé, il n’y a rien à suivre.',
  'A 2.4':
    'On ne relance jamais sur soi-même : quand la parole revient à l’auteur de la plus haute mise, les mises sont closes. Si vous avez suivi, vous ne reparlez que si quelqu’un relance.',
  'A 2.5':
    'Si tout le monde passe, aucune carte privilège n’est attribuée, et l’on va chez le noble suivant.',
  'A 2.6':
    'Si une seule personne a misé le plus haut nombre, elle gagne, montre autant de cartes de son choix qu’elle en a misé et les défausse.',
  'A 2.7':
    'Si plusieurs l’ont misé, chacun choisit en secret autant de cartes, et toutes sont montrées en même temps. Le plus haut nombre seul l’emporte, pas la somme ; les jokers n’ont pas de nombre. Pour Maximilien, à nombre égal, valent dans l’ordre Marie, Léon, Louise, Philippe. Qui gagne défausse les cartes montrées ; les autres reprennent les leurs, et tout le monde les a vues. Tant que le dernier n’a pas choisi, vous pouvez encore changer votre choix.',
  'A 2.8':
    'Dans une confrontation, le deuxième reçoit 100 florins et le troisième 50, d’après la plus haute carte de chacun, avant que le gagnant use de ses privilèges. Avec l’option des petites mises sans compensation, les confrontations d’une ou deux cartes ne rapportent rien.',
  // 3 Privileges
  'A 3.1':
    'Qui gagne prend une des cartes privilège encore visibles à cette manche et utilise deux de ses trois privilèges, l’un après l’autre, en connaissant l’effet du premier avant de choisir le second. En laisser un inutilisé compte comme l’utiliser, et rapporte 2 points de prestige.',
  'A 3.2': 'Un privilège de 500 florins donne cette somme.',
  'A 3.3': 'Un privilège de prestige donne les 6 ou 7 points qui y sont imprimés.',
  'A 3.4':
    'Avec le privilège de piocher, vous prenez gratuitement deux cartes de la pioche, puis défaussez face visible une autre carte de votre main : pas une que vous venez de piocher. Si vous n’en avez pas d’autre, vous ne défaussez rien. Tout le monde voit le prix au dos de la première carte de la pioche.',
  'A 3.5':
    'Monter, c’est prendre le niveau suivant de la couleur, sans jamais en sauter : dans la réserve tant qu’il y en reste une tuile, et sinon seulement à un adversaire de votre choix qui se trouve exactement à ce niveau. Avec le niveau 4, votre tuile de niveau 3 retourne à la réserve, ou va à la personne à qui vous avez pris le niveau 4. Qui perd ainsi le niveau 4 descend au 3, qui perd le 3 descend au 2 ; il choisit aussitôt 100 florins ou 1 point de prestige, qui peut être perdu à une limite. Monter deux fois avec la même carte, c’est prendre deux niveaux. On ne monte pas au-delà du niveau 4, et le niveau 2 ne se perd jamais.',
  'A 3.6':
    'Un privilège jaune fait monter dans les comptoirs ou, dès le niveau 2, donne 300 florins.',
  'A 3.7':
    'Un privilège orange fait monter dans la noblesse ; au niveau 3 ou 4 il peut donner plutôt le blason du dessus, et au niveau 4 la lettre de noblesse du dessus.',
  'A 3.8':
    'Un privilège violet fait monter dans les charges ; au niveau 3 ou 4 il peut donner plutôt un Maître de la monnaie, et au niveau 4 un Architecte. À tout niveau il peut construire l’église ou la cathédrale du dessus, au prix qui y est imprimé.',
  'A 3.9':
    'Avec un Architecte, vous pouvez construire l’église ou la cathédrale du dessus, à son prix, une fois par enchère remportée et en plus de vos deux privilèges : avant, entre les deux ou après, et aussitôt après avoir pris l’Architecte. Un privilège violet de la même carte peut construire l’autre. Tant que l’Architecte peut encore construire, vous construisez ou dites que vous avez fini après le second privilège, que vous puissiez payer ou non.',
  'A 3.10':
    'Vous pouvez avoir un droit de chaque sorte, et un droit ne se perd jamais, même avec le niveau.',
  'A 3.11':
    'Une carte utilisée s’en va, et de même celle que personne n’a prise à la fin de la manche, jusqu’à ce que les dix soient de nouveau mélangées.',
  // 4 Prestige
  'A 4.1':
    'Sans église, personne ne dépasse 25 de prestige, et sans cathédrale personne ne dépasse 45, d’où que viennent les points : le surplus est perdu, et le demeure même si l’on construit ensuite. Une cathédrale seule ne lève pas la limite de 25. On les construit dans l’ordre que l’on veut.',
  'A 4.2': 'Le prestige se compte en entier, au-delà des 45 cases de la piste imprimée.',
  // 5 The end of a round
  'A 5.1':
    'Après Maximilien, chacun reçoit les florins de son niveau dans les comptoirs : 600, 900, 1200 ou 1600. Après la dernière manche il n’y a que le prestige (5.2).',
  'A 5.2':
    'Puis chacun gagne le prestige de son niveau dans la noblesse, 3, 5, 8 ou 12, et celui de son blason et de sa lettre de noblesse.',
  'A 5.3':
    'Puis les cartes sont distribuées, un joueur après l’autre dans le sens horaire à partir de qui a remporté Maximilien. D’abord les gratuites, qui vont droit en main : une au niveau 4 des charges, une pour le Maître de la monnaie. Puis 4, 5, 6 ou 6 à acheter, selon le niveau dans les charges. Quand toutes sont distribuées, chacun choisit en secret lesquelles acheter dans la limite de ses florins, et l’on paie ; le reste est défaussé sans être vu des autres. Tant que le dernier n’a pas choisi, vous pouvez encore changer votre choix.',
  'A 5.4':
    'Quand il faut une carte et que la pioche est vide, la défausse mélangée en forme une nouvelle ; si les deux sont épuisées, on prend ce qu’il y a. Si, avant la distribution, pioche et défausse ensemble ont moins de cartes qu’il n’en faut, la défausse est mélangée sous la pioche, et tous ceux qui ont des cartes en glissent dessous une de leur choix, en secret, jusqu’à ce qu’il y en ait assez.',
  'A 5.5':
    'La manche suivante commence avec les cinq autres cartes privilège. Quand les deux moitiés ont servi, les dix sont mélangées et cinq sont de nouveau visibles.',
  // 6 The end
  'A 6':
    'Après la dernière manche, le plus de prestige l’emporte. En cas d’égalité décide la cathédrale la plus chère parmi les ex æquo ou, si aucun n’en a, l’église la plus chère ; si cela ne suffit pas, la victoire est partagée. La page finale dit d’où vient chaque point, et combien ont été perdus à 25 et à 45.',
  // 7 Secrets
  'A 7':
    'Sont secrets votre main et son nombre de cartes, vos florins (sauf argent visible), la pioche et la défausse, ce que vous achetez et son prix, et les cartes choisies pour une confrontation jusqu’à ce que tous aient choisi. Sont publics les niveaux, les droits, le prestige, les mises, les cartes montrées, les défausses visibles, le prix payé pour les bâtiments et les compensations, le prix de la première carte de la pioche et les cartes privilège.',
  'A 7.1':
    'Votre tour n’est jamais sauté, et l’on ne répond jamais à votre place, parce que ce que vous cachez ne vous laisse qu’un choix : les autres le comprendraient. Seul un de vos ordres répond pour vous.',
  // 8 Standing orders
  'A 8.1':
    'Un ordre permanent dit comment ouvrir si personne n’a misé, jusqu’où relancer et jusqu’où suivre, et s’il faut ensuite passer ou vous demander ; combien de jokers utiliser au plus ; que montrer dans une confrontation, que défausser quand la plus haute mise n’est que la vôtre, et que prendre si l’on vous prend un niveau. Il vaut pour une enchère, pour un noble à chaque manche, pour une manche ou pour toute la partie ; de plusieurs, le plus étroit décide, et parmi ceux-là le plus récent. Il peut cesser quand vous remportez une enchère.',
  'A 8.2':
    'Si personne n’a misé, il mise autant de cartes que vous l’avez dit, ou autant que vous pouvez. Si la plus haute mise est sous votre limite de relance et que vous pouvez miser plus, il relance d’une, ou d’un coup jusqu’où vont la limite et vos cartes. Sinon, si la plus haute mise est dans votre limite pour suivre et que vous pouvez, il suit. Sinon il passe, ou vous demande.',
  'A 8.3':
    'Il montre les premières cartes qui conviennent d’une liste à vous, ou votre plus haute avec les autres plus basses, jokers d’abord ou en dernier. Quand la mise n’est que la vôtre, il défausse les plus petits nombres, jokers en dernier, sauf avis contraire. Si cela ne donne rien de permis, on vous demande.',
  'A 8.4':
    'Avec une mise faite à la main vous pouvez laisser le reste comme ordre, si bien qu’une visite règle toute une enchère ; et quand une enchère s’ouvre, tous peuvent laisser des ordres en même temps.',
  'A 8.5':
    'Les ordres sont scellés. Tant qu’un ordre n’agit pas, rien de ce que voient les autres n’en dépend ; ensuite ils voient une action ordinaire, marquée pour vous seulement ; tout au plus remarquent-ils qu’elle est venue vite. Ce qu’il aurait fait de plus n’est jamais montré, pas même après la partie.',
  'A 8.6': 'Un ordre ne fait que ce que vous pourriez faire, et ne sait que ce que vous savez.',
};
