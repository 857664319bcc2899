/**
 * Words of three to six lowercase letters for the passwords on login cards: the EFF's long Diceware list (CC BY 3.0 US)
 * without offensive words, brand names, and words with letters that look like another one ("rn").
 */
export const passwordWords = `
abacus abide ablaze able abroad absurd accent aching acre acting action active acts afar affair affirm affix afford
aflame afloat afoot afraid aged agency agenda agent agile aging agreed ahead ahoy aide aim ajar alarm album alias
alibi aliens alike alive almost aloe aloft aloha alone aloof alto alumni always amaze amber amends amid amigo amino
among amount ample amply amuck amulet amused amuser anchor anew angled angler angles animal anime ankle annex anthem
antics antler antsy anvil anyhow anyone anyway aorta appear apple apply april apron aptly aqua area arena argue
arise armed armful arming armory army aroma arose around array arrive art ascend ascent ashen ashes ashy aside askew
asleep aspect aspire astute atlas atom atop atrium attach attain attest attic attire audio august author avatar
avenue avid avoid await awaken award aware awhile awning awoke awry axis babble babied baboon backed backer backup
badly baffle bagel bagful bagged baggie baggy baked bakery baking balmy bamboo banana banjo banked banker banner
banter barbed barber barge barley barrel bash basics basil basin basis basket batboy batch bath baton bats bauble
blade blank blast blazer bleach bleak bleep blend bless blimp bling blinks blip blitz blob blog blot blouse bluff
bluish blunt blurb blurry blurt blush boat bobbed bobble bobcat body bogged boggle bogus boil bok bolt bonded boney
bonnet bonsai bonus bony book booted booth bootie boots borax boring botany botch both bottle bottom bounce bouncy
bovine boxcar boxer boxing boxy breach breath breeze breezy briar brick bride bright brim bring brink broker bronco
bronze brook broom browse brunch brunt brush bubble bubbly bucked bucket buckle buddy budget buffed buffer buggy
bulb bulge bulgur bulk bunch bundle bungee bunion bunny bunt busboy bush busily buzz cabana cabbie cable cache
cackle cacti cactus caddie caddy cadet cage cake calm cameo camera camper campus canal canary cancel candle candy
cane canine canned cannon cannot canola canon canopy canyon cape capped carat carbon carded caress cargo caring
carol carrot carry cartel carton carve case cash casing casino catchy catnap catnip catsup cattle catty caucus
causal cause caviar cedar celery celtic cement census chafe chain chair chance change chant chaos chaps charm chase
chaste chatty cheek cheer cheese cheesy chef chemo cherub chess chevy chewer chewy chief chili chill chimp chip
chirpy chive choice chomp choosy chop chosen chrome chuck chug chummy chump chunk chute cider cinch cinema circle
circus citric citrus city civic civil clad claim clamor clamp clang clash clasp class clause claw clay clean clear
cleat cleft clench clerk clever client cling clinic clip clique cloak clock clone cloud clover clump clumsy clunky
clutch coach coat cobalt cobweb cocoa cod coffee coil coke cola cold collar collie colony colt come comfy comic
coming comma common compel comply conch concur cone cope copied copier coping copper copy coral cork corral corset
cortex cosmic cosmos cost cotton couch cough could county cover cozily cozy cradle crafty cramp crane crank crate
crave crayon crease create credit creme creole crepe crept crib cried crier crimp crispy croak crock croon crop
cross crouch crowd crown crumb crust crux cube cuddle cuddly cupped curdle cure curfew curing curled curler curly
curry cursor curtly curtsy curve curvy cushy cusp cut cycle cyclic cymbal dab dad daily dainty dairy daisy dance
dander dandy dangle dares dart dash data dating dawn daybed deacon dealer dealt dean debate debit debug debunk
decade decaf decal decent deck decode decoy decree deduce deduct deed deem deepen deeply defeat define defog deftly
defuse degree delay delete delta deluge deluxe demise denial denim denote dense dental deny depict deploy depose
depth deputy derail derby detail deuce device dial diaper diary dice dicing dig dill dilute dime dimly dimmed dimmer
dimple diner dinghy dingo dingy dining dinner dipped dipper disarm dish disk ditch ditto ditzy diving dizzy doable
docile dock dodge dodgy doily doing dole dollar dollop dolly domain donor donut doodle doozy dorsal dosage dose
dotted dove down dowry doze drab drank draw dreamt dreamy drench dress drew dried drier drift drippy driven driver
drone drool droop drove drudge drum dry dubbed ducky duct dude duffel dugout duh duke duly duo dupe duplex duress
during dusk dust duty duvet dwarf each eagle earful early earthy earwig easel easily easing easter eaten eatery
eating eats ebay ebony ebook ecard echo eclair edge edging edgy editor eel effort egging eggnog either eject elated
elbow eldest eleven elf elite elixir elk elm elope elude elves email embark ember emblem embody emboss emcee emit
emote empty emu enable enamel encode encore ended ending energy engine engulf enrich enroll ensure entail entire
entity entrap entree envoy envy enzyme epic equal equate equity erased eraser errand errant error erupt essay estate
ether ethics evade even evoke evolve exact excess excuse exert exes exhale exhume exit exodus expand expend expert
expire expose extent extras fable fabric facial facing factor fade fading falcon false fame family fancy faster
faucet fax feast fedora feeble feed feel feisty feline fence fender ferret ferris ferry fervor fetch fever fiber
fiddle fifth fifty figure filing filled filler film filter finale finch finer finite fit five flail flaky flame flap
flashy flask flatly fled fleshy flick flier flight flinch fling flint flip float flock flop floral floss flyer
flying foam fog foil folic folk follow fondly fondue font food footer fossil foster fox foyer frail frame frayed
frays freely french frenzy fresh friday fridge fried friend frill fringe frisk frolic from front frosty froth frown
frozen fruit frying gab gains gala galley gallon galore game gaming gamma gander gangly gap garage garden gargle
garlic garter gas gating gauze gave gawk gazing gear gecko geek geiger gem gender genre gently gents gerbil getup
giant giblet giddy gift giggle giggly gilled gills girdle given giver giving gizmo glade gladly glance glare glass
glider glitch glitzy glory gloss glove glue gluten gnat goal goes going golf gone gong good gooey goofy goon gopher
gorged gossip gothic gotten gout gown grab graded grader grain granny grant grape graph grasp grass gravel gravy
gray greedy green grew grid grill grinch grip grit groom groove groovy ground grout grove grower growl grub grudge
guide guise gulf gully gulp gummy gurgle guru gush gusto gusty gutter guy had haiku half halt halved halves hamlet
hamper handed hangup hankie hanky happy harbor hardly hardy harsh hash hassle haste hasty hatbox haunt haven hazard
hazily hazing hazy headed header heap heat heave hedge hefty helium helmet helper hence henna herald herbal herbs
hermit hertz hubcap huddle huff hug hula hulk hull human humble humbly humid hummus humped humvee hunger hungry hunk
hunter hurdle hurled hurler hurray hurry hush husked hut hybrid hyphen ice icing icky icon icy idiom igloo ignore
iguana image impale impart impish imply impose impure iodine iodize ion irate irk iron issue item ivory ivy jab
jackal jacket jam jargon jaunt java jawed jaws jazz jeep jelly jersey jester jet jiffy jigsaw jimmy jingle jinx job
jockey jogger john jolly jolt jot jovial joyous judge judo juggle juice juicy july jumble jumbo jump june junior
jurist juror jury justly kabob karate karma kebab keenly keep keg kelp kennel kept kettle kick kiln kilt kimono
kindle kindly king kite kitten kitty kiwi knee knelt knoll koala kooky kosher kudos kung ladder ladies ladle lagged
lagoon lair lake lance landed lanky lapdog lapel lapped laptop lard large lark lasso last latch late lather latter
launch laurel lavish lazily left legacy legal legend legged legume lemon lend length lens lent lesser letter level
levers liable lid life lifter likely liking lilac lilly lily limb limes limit line lingo lining linked lint lion lip
liquid lisp list litmus litter little lived lively liver living lizard lucid lugged lumber lunar lung lurch lure
lurk lushly luster lusty luxury lyrics macaw mace magma maimed maker making malt mama mammal manger mangle mango
mangy manila manly manned manor mantis mantra manual many map march mardi margin marina marine marlin maroon marrow
marry marshy mascot mashed masses math mating matrix matron matted matter mauve maybe mayday moaner mobile mocha
mockup modify module molar mom monday moody mooing mooned mop morale morse mosaic mossy most motion motive motor
motto mouse mousy mouth move movie moving mower mowing much muck mud mug mulch mule mulled mumble mumbo mummy mumps
muppet mural murky museum mushy music musket musky muster musty mutate mute mutual muzzle myself myth nacho nag nail
name naming nanny nape napkin napped nappy narrow native nature navy nearby nearly neatly nebula nectar negate neon
nephew nerd nervy nest net neuron neuter never next nibble niece nifty nimble nimbly ninja ninth nuclei nugget
number numbly nutmeg nutty nuzzle nylon oaf oak oasis oat object oblong oboe obtain obtuse occupy ocean ocelot
octane oil oink okay old olive omega omen omit onion online only onset onto onward onyx oops ooze oozy opal open
oppose opt other otter ouch ought ounce outage outbid outer outfit outing outlet output outwit oval ovary oven owl
oxford oxygen oyster ozone paced pacify padded paddle pager paging palace palm paltry panama panda pang panic pantry
pants papaya paper parade parcel pardon parish parka parlor parrot parted partly party pasta pasted pastel pastor
pasty patchy path patio patrol paver paving pawing payday payee payer paying pebble pebbly pecan pectin pellet pelt
pencil penny penpal pep perch perish perky perm peso pester petal petite petri petted petty phoney photo phrase
plank plant plasma plated player plaza pleat pledge plenty plod plop plot plow ploy pluck plug plural plus poach pod
poem poet pogo pointy poise poker poking polar policy polish polka polo poncho pond pony poplar popper poppy porous
portal portly posh posing possum postal posted poster pouch pounce pound power powwow pox prance prayer precut
prefix prelaw prepay preppy preset press pretty prewar pried primal primer primp print prior prism prize probe prone
prong pronto proofs props proton proud proved proven proxy prune pry public pucker pueblo pug pull pulp pulse puma
pumice pummel pupil puppet puppy purely purge purify purist purity purple purr purse pusher pushup pushy putt puzzle
python quail quake qualm quarry quench query quiet quill quilt quirk quit quiver quote racing rack racoon radar
radial radio radish raffle raft ragged raging raisin rake raking rally ramble ramp ramrod ranch random ranged ranger
ranked rants rare rarity rascal raven ravine raving reach ream reason rebate rebel reboot rebuff recall recant
recast recede recent recess recite recoil recopy record recoup refill reflex reflux refold refund refuse refute
regain reggae regime region reheat rehire rejoin relax relay relic relish relive reload relock rely remake remark
remedy remix remold remote rename rental rented renter reopen repair repave repeal repent replay reply repose repost
reps rerun resale reseal resend resent reset resize resort result resume retail retake retold retool retry retype
reuse reveal reverb revert revise revoke reward rewash rewind rewire reword rework rewrap rhyme ribbon rice riches
richly ridden ride riding rift rigid rigor rimmed rind rink rinse ripple rise rising risk ritzy rival roamer roast
robe robin robust rocker rocket rocky roman romp rope roping roster rosy rover roving royal rubbed rubber rubble
ruby ruckus rudder rug rule rumble rumor runner runny runway rural ruse rush rust rut sacred sadden sadly safari
safely saga sage saggy said saint sake salad salami salary saline salon saloon salsa salt salute same sample sandal
sanded sandy sank santa sappy sash sassy satin saucy sauna saved savior savor say scale scam scant scarce scared
scarf scenic scheme scion scone scoop scope scorch scored scorer scotch scouts scrap screen scribe script scroll
scuba scuff second secret sector sedan sedate seldom self senate send senior sepia septum sequel series sermon serve
sesame settle setup shack shaded shadow shaft shaky shale shanty shape share shawl sheath shed sheep sheet shelf
shell shelve sherry shield shifty shimmy shine shiny ship shirt shock shone shore shorts shorty shower shown showy
shrank shriek shrill shrimp shrine shrink shrubs shrug shrunk shun shush shut shy siding sierra siesta sift silent
silica silk silly silo silt silver simile simple simply singer single sip siren sister sitcom sitter sixth size
sizing sizzle skater sketch skewed skewer skid skied skier skies skiing skirt slacks slam slang slate sled sleek
sleep sleet sleeve slept sliced slicer slick slider slinky slip slit sliver slogan sloped slot slug slurp slush sly
small smell smile smirk smite smith smock smog smoked smoky smooth smudge smudgy smugly snack snap snare snarl
snazzy sneak sneer sneeze sniff snooze snore snort snout snowy snuff snugly speak specks speech speed spent sphere
sphinx spider spied spiffy spill spilt spinal spiny spiral spleen splice spoils spoken sponge spongy spoof spool
spoon spore sports sporty spotty spouse spout sprain sprang sprawl spray spree sprig spring sprint sprite sprout
spruce sprung spry spud spur squad squall squeak squid squint squire squirt stable stack staff stage stamp stand
stank staple starch stark starry stash state static statue status stays steam steed steep stem step stereo stew
stick stifle stilt stir stitch stock stoic stoke stole stomp stony stood stool stoop storm stout stove straw stray
streak stream street stress strewn strict stride strike strive strobe strode struck strum strung strut stucco stuck
studio study stuffy stump stunt sturdy stylus suave sublet subpar subtly suburb subway such sudden sudoku suds
suffix sugar suitor sulfur sulk supper supply surely surfer survey sushi swab swan swarm sway swear sweat sweep
swell swept swerve swipe swirl switch swivel swoop swoosh swore swung syrup system tabby tables tablet tackle tacky
taco tag take taking talcum tall talon tamale tamer tamper tank tanned taps target tarmac tarot tartar tartly task
tassel taste tasty tattle tattoo taunt thank that thaw thee theme these thesis thing think thinly thirty those
thrash thread thrift thrill thrive throat throng thud thumb thus tiara tibia tidal tidbit tidy tiger tile tiling
till tilt timid timing tingle tingly tinker tinsel tint tiny tipoff tipped tipper tiptop tiring tissue trace track
trade train trance traps travel tray treat treble tree tremor trench trend triage trial tricky tried trifle trio
tripod trophy trough trout trowel truce truck trump trunks truth try tubby tug tulip tumble tummy turban turf turkey
turret turtle tusk tutor tutu tux tweak tweed tweet twelve twenty twice twig twine twins twirl twisty twitch tycoon
tying tyke udder ultra umpire unable unbend unbent unclip unclog uncork uncut undone unease uneven unfold unglue
unhook unify union unison unit unless unlit unmade unpack unplug unread unreal unripe unroll unsaid unseen unsent
unsnap unsold unsure untidy untie until untold unused unwary unwell unwind unzip upbeat update upheld uphill uphold
upload upon upper uproot upside uptake uptown upward upwind urban urchin urgent urging usable usage used user usher
usual utmost utopia utter vacant vacate valid valley value vanish vanity varied vastly veal vegan veggie velvet
vendor venue venus verify verse versus very vessel vest veto viable vibes vice video viewer violet violin viper
viral visa vision visor vista voice void volley voter voting vowed vowel voyage wad wafer waffle waged wager wages
waggle wagon wake waking walk walnut walrus waltz wand wanted wasabi washed washer wasp watch water waving wavy
whacky wham wharf wheat whiff whinny whole whoops why wick widely widen widget widow width wife wifi wilder wildly
willed willow wilt wince wind wing winner winter wipe wired wiring wiry wisdom wise wish wispy wizard wobble wobbly
wok wolf woof wooing wool word work worry worst woven wow wrench wrist yam yard yeah yearly yeast yen yield yin
yippee yodel yoga yogurt yonder yoyo yummy zap zebra zen zero zesty zippy zips zodiac zone zoning zoom
`
  .trim()
  .split(/\s+/)
