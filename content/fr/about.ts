import { brand } from '@/lib/brand';
import type * as en from '../en/about';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  about: {
    eyebrow: { label: 'À propos' },
    title: 'À deux heures du matin, une fenêtre est éclairée.',
    pageTitle: 'À propos',
    description: `Qui est derrière ${brand.name} : une petite entreprise suisse qui tient la réception de nuit des locations saisonnières. Histoire, règles, équipe.`,
    lead: `À l’hôtel, il y a quelqu’un à la réception toute la nuit. Dans une location, il y a le téléphone de l’hôte. ${brand.name} est la réception qui manquait.`,
  },
  mission: {
    eyebrow: { label: 'Mission' },
    title: 'L’hôte dort. Le voyageur a quand même sa réponse.',
    paragraphs: [
      'Presque tout ce qui fait sonner un téléphone la nuit, sur une table de chevet, a déjà été demandé : le wifi, le chauffage, où mettre la voiture. Une nuit de sommeil et une réponse rapide peuvent aller ensemble. Il faut seulement que la réponse soit écrite quelque part, et que quelqu’un la transmette.',
      'Écrire, c’est la part de l’hôte. Transmettre, c’est la nôtre : sur WhatsApp, dans la langue du voyageur, à toute heure.',
    ],
  },
  story: {
    eyebrow: { label: 'Histoire' },
    title: 'Le plus dur, c’étaient les questions sans réponse écrite.',
    rows: [
      {
        when: String(brand.startYear.about),
        title: 'Deux fondatrices, un fondateur, un constat',
        text: 'Nous avons commencé en Suisse. Les voyageurs de maisons très différentes demandent à peu près les mêmes choses, et chaque hôte leur répond à la main, un par un. La première version faisait une seule chose : reconnaître la question et répondre avec ce que l’hôte avait écrit.',
      },
      {
        when: 'Ensuite',
        title: 'Ce que personne ne peut savoir d’avance',
        text: 'Le lit bébé est à la cave, ou il n’y est pas. Une arrivée anticipée dépend du ménage. Dans ces cas-là, une réponse habile est une mauvaise réponse ; le produit a donc appris à dire une phrase rare pour un logiciel.',
      },
      {
        when: 'Aujourd’hui',
        title: 'Demander est au cœur de tout',
        text: 'Une personne en plus, un lit bébé, une arrivée anticipée : la demande va à l’hôte, qui répond par oui, par non ou en quelques mots. Le voyageur est prévenu, et la réponse est notée dans le logiciel de réservation.',
      },
    ],
    sentence: {
      state: 'Question à l’hôte',
      text: 'Je ne sais pas. Je demande à l’équipe et je vous réponds ici.',
    },
  },
  values: {
    eyebrow: { label: 'Valeurs' },
    title: 'Quatre règles sont affichées derrière le comptoir.',
    sample: 'Le Chalet Arve, ses logements et ses voyageurs sont inventés.',
    rules: [
      {
        title: 'L’assistant dit ce qu’il est.',
        text: 'Son premier message le présente comme une IA. Un voyageur a le droit de savoir à qui il écrit.',
      },
      {
        title: 'L’assistant ne promet rien au nom de l’hôte.',
        text: 'Quand il s’agit d’argent, de temps ou d’un lit de plus, c’est l’hôte qui décide, et un mot lui suffit.',
      },
      {
        title: 'Les mots de l’hôte d’abord.',
        text: 'Les réponses viennent de la base de connaissances de ce logement-là. Une bonne note vaut mieux qu’une phrase habile.',
      },
      {
        title: 'Essayer ne coûte rien.',
        text: 'On ne juge pas un veilleur de nuit sur un prospectus. Essayez aussi longtemps que vous voulez, et ne payez que si vous vous abonnez.',
      },
    ],
    exhibits: {
      introduction: {
        translation: `Bonsoir Giulia, ici ${brand.name}, l’assistant IA du Chalet Arve.`,
      },
      question: {
        door: 'Porte 5',
        text: 'demande si une personne en plus peut dormir sur place vendredi.',
        yes: 'oui',
        no: 'non',
      },
      note: { tab: 'Wifi', text: 'Le routeur est sur l’étagère au-dessus des chaussures.' },
      price: { unit: '€', text: 'tant que vous essayez' },
    },
  },
  team: {
    eyebrow: { label: 'Équipe' },
    title:
      'Trois personnes ont fondé l’entreprise, et lisent encore elles-mêmes vos demandes d’aide.',
    paragraphs: [
      'Nous sommes une petite équipe. L’entreprise est gérée depuis la Suisse, et la plupart d’entre nous télétravaillent, dans le fuseau de l’Europe centrale ou tout près.',
      'Petite équipe, cela veut dire aussi que nous le disons quand une chose n’est pas encore faite. Smoobu est déjà connecté ; Airbnb, Booking.com, Vrbo, Guesty et Hostaway sont en préparation.',
    ],
    foundersTitle: 'Qui a fondé l’entreprise',
    founders: [
      {
        name: 'Seraina Caduff',
        role: 'Hôtes et produit',
        text: 'Écrit aux hôtes avant d’écrire un plan.',
      },
      {
        name: 'Luca Bernasconi',
        role: 'Technique',
        text: 'A appris à l’assistant à dire « je ne sais pas ».',
      },
      {
        name: 'Mélanie Favre',
        role: 'Langues et assistance',
        text: 'Lit ce qu’écrivent les voyageurs, et ce qu’on leur a répondu.',
      },
    ],
  },
  talk: {
    eyebrow: { label: 'Parlons-en' },
    title: 'Écrivez-nous. C’est un humain qui répond.',
    links: {
      contact: { label: 'Ouvrir le formulaire de contact' },
      careers: { label: 'Voir les postes ouverts' },
      integrations: { label: 'Voir les logiciels connectés' },
    },
    mail: 'Ou par e-mail :',
  },
};
