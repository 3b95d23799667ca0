import armchair from '@phosphor-icons/core/light/armchair-light.svg?raw';
import baby from '@phosphor-icons/core/light/baby-light.svg?raw';
import barbell from '@phosphor-icons/core/light/barbell-light.svg?raw';
import bathtub from '@phosphor-icons/core/light/bathtub-light.svg?raw';
import bicycle from '@phosphor-icons/core/light/bicycle-light.svg?raw';
import buildings from '@phosphor-icons/core/light/buildings-light.svg?raw';
import carSimple from '@phosphor-icons/core/light/car-simple-light.svg?raw';
import chargingStation from '@phosphor-icons/core/light/charging-station-light.svg?raw';
import coffee from '@phosphor-icons/core/light/coffee-light.svg?raw';
import cookingPot from '@phosphor-icons/core/light/cooking-pot-light.svg?raw';
import doorOpen from '@phosphor-icons/core/light/door-open-light.svg?raw';
import drop from '@phosphor-icons/core/light/drop-light.svg?raw';
import elevator from '@phosphor-icons/core/light/elevator-light.svg?raw';
import fan from '@phosphor-icons/core/light/fan-light.svg?raw';
import fireExtinguisher from '@phosphor-icons/core/light/fire-extinguisher-light.svg?raw';
import firstAidKit from '@phosphor-icons/core/light/first-aid-kit-light.svg?raw';
import flame from '@phosphor-icons/core/light/flame-light.svg?raw';
import flower from '@phosphor-icons/core/light/flower-light.svg?raw';
import garage from '@phosphor-icons/core/light/garage-light.svg?raw';
import graduationCap from '@phosphor-icons/core/light/graduation-cap-light.svg?raw';
import houseLine from '@phosphor-icons/core/light/house-line-light.svg?raw';
import key from '@phosphor-icons/core/light/key-light.svg?raw';
import lightning from '@phosphor-icons/core/light/lightning-light.svg?raw';
import mapPin from '@phosphor-icons/core/light/map-pin-light.svg?raw';
import mosque from '@phosphor-icons/core/light/mosque-light.svg?raw';
import mountains from '@phosphor-icons/core/light/mountains-light.svg?raw';
import network from '@phosphor-icons/core/light/network-light.svg?raw';
import parcel from '@phosphor-icons/core/light/package-light.svg?raw';
import plant from '@phosphor-icons/core/light/plant-light.svg?raw';
import securityCamera from '@phosphor-icons/core/light/security-camera-light.svg?raw';
import shieldCheck from '@phosphor-icons/core/light/shield-check-light.svg?raw';
import shower from '@phosphor-icons/core/light/shower-light.svg?raw';
import snowflake from '@phosphor-icons/core/light/snowflake-light.svg?raw';
import solarPanel from '@phosphor-icons/core/light/solar-panel-light.svg?raw';
import star from '@phosphor-icons/core/light/star-light.svg?raw';
import storefront from '@phosphor-icons/core/light/storefront-light.svg?raw';
import sunHorizon from '@phosphor-icons/core/light/sun-horizon-light.svg?raw';
import swimmingPool from '@phosphor-icons/core/light/swimming-pool-light.svg?raw';
import thermometerSimple from '@phosphor-icons/core/light/thermometer-simple-light.svg?raw';
import tree from '@phosphor-icons/core/light/tree-light.svg?raw';
import treePalm from '@phosphor-icons/core/light/tree-palm-light.svg?raw';
import usersThree from '@phosphor-icons/core/light/users-three-light.svg?raw';
import wheelchair from '@phosphor-icons/core/light/wheelchair-light.svg?raw';
import wifiHigh from '@phosphor-icons/core/light/wifi-high-light.svg?raw';
import wind from '@phosphor-icons/core/light/wind-light.svg?raw';
import type { FeatureIcon } from './feature-icons.ts';

/** The SVG of each icon. The back office loads them all; public pages contain only those they show. */
export const FEATURE_DRAWINGS: Record<FeatureIcon, string> = {
  elevator,
  'car-simple': carSimple,
  garage,
  'charging-station': chargingStation,
  bicycle,
  tree,
  'tree-palm': treePalm,
  plant,
  flower,
  'swimming-pool': swimmingPool,
  barbell,
  baby,
  'users-three': usersThree,
  coffee,
  storefront,
  'solar-panel': solarPanel,
  lightning,
  drop,
  'fire-extinguisher': fireExtinguisher,
  flame,
  'thermometer-simple': thermometerSimple,
  fan,
  wind,
  snowflake,
  'sun-horizon': sunHorizon,
  mountains,
  'shield-check': shieldCheck,
  'security-camera': securityCamera,
  key,
  'door-open': doorOpen,
  package: parcel,
  'wifi-high': wifiHigh,
  network,
  'house-line': houseLine,
  buildings,
  armchair,
  'cooking-pot': cookingPot,
  shower,
  bathtub,
  wheelchair,
  mosque,
  'graduation-cap': graduationCap,
  'first-aid-kit': firstAidKit,
  'map-pin': mapPin,
  star,
};
