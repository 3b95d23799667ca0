import type { DemoProject } from '../../types.ts';
import { gallery } from '../gallery.ts';
import { address, paragraphs, ramallah } from '../places.ts';
import { oliveTerracesUnits } from '../units/olive-terraces.ts';

export const oliveTerraces: DemoProject = {
  slug: 'olive-terraces',
  name: { en: 'Olive Terraces', ar: 'مدرّجات الزيتون' },
  description: {
    en: paragraphs(
      'Olive Terraces steps down the slope of Al-Tireh the way the old dry-stone walls do: five levels of pale limestone, each with its terrace, with olives and lavender in between. The trees we found on the land are still standing where we found them.',
      'Fourteen homes in three wings, one or two to a floor. Every living room opens to the south: low sun comes in all winter, the terraces shade it in summer, and the sea breeze arrives from the west in the afternoon.',
      'On the ground floor, an arched arcade and a room where the neighbours can gather. Parking and the pool lie behind the building, away from the garden.',
    ),
    ar: paragraphs(
      'تنزل مدرّجات الزيتون مع سفح الطيرة كما تنزل السناسل القديمة: خمسة مستويات من الحجر الفاتح، لكل مستوى شرفته، وبين السناسل زيتون وخزامى. والأشجار التي وجدناها في الأرض بقيت في مكانها.',
      'أربعة عشر بيتًا في ثلاثة أجنحة، في الطابق بيت أو بيتان. غرف المعيشة كلها مفتوحة على الجنوب، فتدخلها شمس الشتاء وتظلّلها الشرفات صيفًا، وتصلها نسمة البحر من الغرب عصرًا.',
      'في الطابق الأرضي أروقة مقنطرة وقاعة يجتمع فيها الجيران. أما المواقف والمسبح فخلف المبنى، بعيدًا عن الحديقة.',
    ),
  },
  status: 'active',
  featured: true,
  address: address({
    city: ramallah,
    block: { en: 'Al-Tireh', ar: 'الطيرة' },
    street: { en: 'Al-Tireh Lane', ar: 'زقاق الطيرة' },
    lat: 31.90917,
    lng: 35.18462,
  }),
  building: { floors: 5, entrances: 3, parking: 18, lifts: 3 },
  launchDate: '2025-03-15',
  handoverDate: '2027-09-30',
  features: [
    { icon: 'elevator', text: { en: 'A lift in each wing', ar: 'مصعد لكل جناح' } },
    { icon: 'car-simple', text: { en: 'A covered parking space per home', ar: 'موقف مسقوف لكل بيت' } },
    { icon: 'tree', text: { en: 'Shared garden among the olives', ar: 'حديقة مشتركة بين الزيتون' } },
    { icon: 'swimming-pool', text: { en: 'Pool for the residents', ar: 'مسبح للسكان' } },
    {
      icon: 'solar-panel',
      text: { en: 'Solar water heating and standby power', ar: 'سخّانات شمسية وكهرباء احتياطية' },
    },
    { icon: 'drop', text: { en: 'Rainwater cistern', ar: 'بئر لجمع ماء المطر' } },
    {
      icon: 'shield-check',
      text: { en: 'Caretaker and cameras, day and night', ar: 'حارس وكاميرات على مدار الساعة' },
    },
    {
      icon: 'thermometer-simple',
      text: { en: 'Insulated walls, double glazing', ar: 'عزل حراري وزجاج مزدوج' },
    },
    { icon: 'package', text: { en: 'A storeroom per home', ar: 'مخزن لكل بيت' } },
    { icon: 'users-three', text: { en: 'A hall for gatherings', ar: 'قاعة للمناسبات' } },
  ],
  cover: 'projects/olive-terraces/cover.jpg',
  gallery: gallery(
    [
      'layouts/two-bed-92.png',
      'layouts/three-bed-135.png',
      'layouts/four-bed-180.png',
      'layouts/site-plan-1.png',
    ],
    [
      'projects/olive-terraces/terrace.jpg',
      'interiors/living-1.jpg',
      'projects/olive-terraces/roof.jpg',
      'interiors/kitchen-1.jpg',
      { file: 'video/olive-terraces-tour.mp4', poster: 'video/olive-terraces-tour-poster.jpg' },
      'projects/olive-terraces/stairs.jpg',
      'projects/olive-terraces/side.jpg',
      'interiors/bedroom-1.jpg',
      'interiors/bathroom-1.jpg',
      'interiors/lobby-1.jpg',
    ],
  ),
  units: oliveTerracesUnits,
};
